import type { Payment } from '@touchline/payments-contract';
import { paymentFollowed, paymentReceived, paymentsSlice } from '@touchline/payments-state';
import { aPayment } from '@touchline/payments-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, Paying } from '../parts/payment-story.test.helper.tsx';
import { DepositReturn } from './PaymentPage.tsx';

const REF = 7_001;
const followed = paymentFollowed({ ref: REF });
const is = (more: Partial<Payment>) => ({ args: { after: [followed, paymentReceived(aPayment(more))] } });
const isWithdrawal = (more: Partial<Payment>) => is({ direction: 'withdrawal', instrument: '•••• 4242', ...more });
const { paymentFailed } = paymentsSlice.actions;

const meta = {
  title: 'Payments/Payment',
  component: DepositReturn,
  args: { after: [followed] },
  render: ({ after, address = `/en/onpay/pending?payment=${REF}` }) => (
    <Paying after={after} address={address}>
      <DepositReturn />
    </Paying>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [followed, paymentFailed({ isUnknown: false })] } };
export const NoSuchPayment: Story = { args: { after: [followed, paymentFailed({ isUnknown: true })] } };
export const WithoutAPayment: Story = { args: { after: [], address: '/en/onpay/success' } };

export const Started: Story = is({ state: 'started', continueUrl: 'https://pay.test/pay/1' });
export const Pending: Story = is({ state: 'pending', usualSeconds: 40 });
export const ByBankTransfer: Story = is({
  ...{ methodId: 'bank-transfer', kind: 'bank' },
  instructions: { kind: 'bank', holder: 'Touchline Play', iban: 'XX00 PLAY 0000 0000 0000', reference: 'TL-7001' },
});
export const ByCoins: Story = is({
  ...{ methodId: 'bitcoin-test', kind: 'crypto' },
  instructions: {
    ...{ kind: 'crypto', network: 'Bitcoin testnet', address: 'tb1-invalid-by-design', coins: '0.00042', symbol: 'tBTC' },
    ...{ uri: 'bitcoin:tb1-invalid-by-design?amount=0.00042', rateUntil: 1_903_868_000, confirmations: 1, confirmationsNeeded: 3 },
  },
});
export const Credited: Story = is({ state: 'credited', returnTo: '/en/line', balance: 12_500 });
export const PartOfIt: Story = is({ state: 'credited', amount: 1_500, asked: 3_000 });
export const Declined: Story = is({ state: 'failed', reason: 'declined', balance: 10_000 });
export const Cancelled: Story = is({ state: 'cancelled' });
export const Expired: Story = is({ state: 'expired', reason: 'expired' });
export const ChargedBack: Story = is({ state: 'charged-back' });

export const WithdrawalRequested: Story = isWithdrawal({ state: 'requested' });
export const WithdrawalChecked: Story = isWithdrawal({ state: 'checked' });
export const WithdrawalSent: Story = isWithdrawal({ state: 'sent' });
export const WithdrawalReceived: Story = isWithdrawal({ state: 'received' });
export const WithdrawalReturned: Story = isWithdrawal({ state: 'returned', reason: 'account-closed' });
