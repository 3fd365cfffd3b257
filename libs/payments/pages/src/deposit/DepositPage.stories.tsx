import type { PaymentAnswer } from '@touchline/payments-contract';
import { cashierSlice } from '@touchline/payments-state';
import { aPayment } from '@touchline/payments-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, cashier, Paying } from '../parts/payment-story.test.helper.tsx';
import { DepositPage } from './DepositPage.tsx';

const { cashAnswered, cashFailed, cashierFailed, cashSent } = cashierSlice.actions;
const NOON = 1_903_867_200;
const DAY = 86_400;
type Refusal = Extract<PaymentAnswer, { status: 'refused' }>;
const refused = (refusal: Omit<Refusal, 'status'>) => ({ args: { after: [cashier(), cashAnswered({ status: 'refused', ...refusal })] } });

/**
 * Anatomy: amount with presets; ways to pay; limits and net deposits in a line each; one button with the sum.
 *
 * Do: say fee and time before the payment.
 *
 * Don't: urge: no high preset, no countdown, no badge.
 */
const meta = {
  title: 'Payments/Deposit',
  component: DepositPage,
  args: { after: [] },
  render: (answered) => (
    <Paying {...answered}>
      <DepositPage />
    </Paying>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [cashierFailed()] } };
export const Methods: Story = { args: { after: [cashier()] } };
export const BeforeTheFirstDeposit: Story = { args: { after: [cashier({ last: null })] } };
export const StoredCard: Story = {
  args: {
    after: [
      cashier({
        instruments: [
          { id: 31, methodId: 'card', label: 'Visa •••• 4242' },
          { id: 32, methodId: 'e-wallet', label: 'w•••@example.test' },
        ],
        last: { methodId: 'card', instrumentId: 31 },
      }),
    ],
  },
};
export const LimitsRemaining: Story = {
  args: {
    after: [
      cashier({
        limits: [
          { limitType: 20, limit: 5_000, left: 2_000 },
          { limitType: 22, limit: 50_000, left: 0 },
        ],
      }),
    ],
  },
};
export const DocumentsAhead: Story = { args: { after: [cashier({ verification: { from: 200_000, deposited: 150_000 } })] } };
export const OneInProgress: Story = { args: { after: [cashier({ open: [aPayment()] })] } };
export const Sending: Story = {
  args: {
    after: [
      cashier(),
      cashSent({
        id: '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11',
        wish: { kind: 'deposit', request: { methodId: 'card', amount: 2_500, lang: 'en', returnTo: null } },
      }),
    ],
  },
};
export const NoResponse: Story = { args: { after: [cashier(), cashFailed({ code: 'no-answer' })] } };
export const LimitReached: Story = refused({
  reason: 'limit-reached',
  limit: { limitType: 20, limit: 5_000, left: 2_000, freesAt: NOON + DAY },
});
export const AmountTooSmall: Story = refused({ reason: 'amount-too-small', bound: 500 });
export const AmountTooLarge: Story = refused({ reason: 'amount-too-large', bound: 200_000 });
export const DepositsStopped: Story = { args: { after: [cashier({ stop: { reason: 'time-out', until: NOON + 7 * DAY } })] } };
export const SelfExcluded: Story = { args: { after: [cashier({ stop: { reason: 'self-excluded', until: NOON + 30 * DAY } })] } };
export const Restricted: Story = { args: { after: [cashier({ stop: { reason: 'restricted', until: null } })] } };
export const LimitsUnknown: Story = { args: { after: [cashier({ stop: { reason: 'limits-unknown', until: null } })] } };
export const Mobile: Story = { args: { after: [cashier()] }, parameters: { device: 'mobile', width: 390 } };
