import { cashierSlice } from '@touchline/payments-state';
import { aPayment } from '@touchline/payments-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, cashier, Paying } from '../parts/payment-story.test.helper.tsx';
import { WithdrawalPage } from './WithdrawalPage.tsx';

const { cashAnswered, cashierFailed } = cashierSlice.actions;
const instruments = [
  { id: 1, methodId: 'card', label: '•••• 4242' },
  { id: 2, methodId: 'e-wallet', label: 'wa•••@example.test' },
];

const meta = {
  title: 'Payments/Withdrawal',
  component: WithdrawalPage,
  args: { after: [] },
  render: (answered) => (
    <Paying {...answered} address="/en/office/deduce">
      <WithdrawalPage />
    </Paying>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [cashierFailed()] } };
export const NoDepositYet: Story = { args: { after: [cashier()] } };
export const WhereTo: Story = { args: { after: [cashier({ instruments })] } };
export const DocumentsAhead: Story = {
  args: { after: [cashier({ instruments, verification: { from: 200_000, deposited: 150_000 } })] },
};
export const OneInProgress: Story = {
  args: { after: [cashier({ instruments, open: [aPayment({ direction: 'withdrawal', state: 'checked' })] })] },
};
export const NotEnoughMoney: Story = {
  args: { after: [cashier({ instruments }), cashAnswered({ status: 'refused', reason: 'not-enough-money' })] },
};
export const DocumentsNeeded: Story = {
  args: { after: [cashier({ instruments }), cashAnswered({ status: 'refused', reason: 'verification-needed' })] },
};
