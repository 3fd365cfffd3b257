import { PAYMENT_STATES, WITHDRAWAL_STATES } from '@touchline/payments-contract';
import { listReceived, NO_FILTER, paymentListSlice } from '@touchline/payments-state';
import { aPayment } from '@touchline/payments-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, Paying } from '../parts/payment-story.test.helper.tsx';
import { PaymentsPage } from './PaymentsPage.tsx';

const { listFailed, listRequested } = paymentListSlice.actions;
const WITHDRAWALS: readonly string[] = WITHDRAWAL_STATES;
const payments = PAYMENT_STATES.map((state, at) =>
  aPayment({ ref: 7_100 - at, state, direction: WITHDRAWALS.includes(state) ? 'withdrawal' : 'deposit' }),
);
const totals = [{ currencyIso: 'EUR', exponent: 2, deposited: 17_500, withdrawn: 12_500 }];
const received = (isMore: boolean, list: Partial<Parameters<typeof listReceived>[0]['list']>) =>
  listReceived({ userId: 7, isMore, list: { payments: [], next: null, totals: [], ...list } });

const meta = {
  title: 'Payments/History',
  component: PaymentsPage,
  args: { after: [] },
  render: (answered) => (
    <Paying {...answered} address="/en/office/historypay">
      <PaymentsPage />
    </Paying>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { after: [listRequested({ filter: NO_FILTER, isMore: false })] } };
export const LoadError: Story = { args: { after: [listFailed()] } };
export const NoPayments: Story = { args: { after: [received(false, {})] } };
export const NoMatches: Story = {
  args: { after: [listRequested({ filter: { ...NO_FILTER, state: 'failed' }, isMore: false }), received(false, {})] },
};
export const EveryState: Story = { args: { after: [received(false, { payments, totals })] } };
export const HasMore: Story = { args: { after: [received(false, { payments: payments.slice(0, 3), totals, next: 7_097 })] } };
