import { MethodPicker, PaymentTracker } from '@touchline/payments-ui';
import { aPayment, someMethods } from '@touchline/payments-ui/testing';
import { AmountField, Button, Notice } from '@touchline/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pattern } from './pattern.tsx';

const no = () => undefined;
const PRESETS = ['10', '20', '50', '100'].map((key) => ({ key, label: `€${key}` }));
const CREDITED = 1_903_860_040;

const meta = {
  title: 'Patterns/Deposit',
  parameters: { width: 480, notes: { usage: 'From an amount to the new balance: four presses with a saved card, without any urging.' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  parameters: { layout: 'fullscreen', width: 0 },
  render: () => (
    <Pattern
      title="Deposit"
      lead="One column: the amount, how to pay, and a button with the sum. Limits and net deposits are one line each and always there."
      steps={[
        'Before the first deposit the player may set a limit; the step can be skipped.',
        'The amount is empty. Presets are offered, none is chosen.',
        'The method used last is chosen; fee and time are on its tile.',
        'The result has the amount, the new balance and one next step.',
      ]}
      dos={['Say what a refused deposit cost: nothing.', 'Keep the frame of the site during the payment.']}
      donts={['Choose an amount for the player.', 'Order presets from high to low, or mark one as popular.']}
    />
  ),
};
export const EnterTheAmount: Story = {
  render: () => <AmountField label="Amount to deposit" value="" symbol="€" presets={PRESETS} onChange={no} onPreset={no} />,
};
export const ChooseHowToPay: Story = {
  render: () => <MethodPicker methods={someMethods()} direction="deposit" value={{ methodId: 'card', instrumentId: null }} onChange={no} />,
};
export const OnItsWay: Story = { render: () => <PaymentTracker payment={aPayment()} /> };
export const Credited: Story = {
  render: () => (
    <>
      <Notice tone="ok" title="€25.00 is in your account" actions={<Button size="small">Back to the coupon</Button>}>
        Balance: €1,309.50
      </Notice>
      <PaymentTracker payment={aPayment({ state: 'credited', steps: [...aPayment().steps, { state: 'credited', at: CREDITED }] })} />
    </>
  ),
};
export const Declined: Story = {
  render: () => (
    <Notice tone="error" title="Your bank declined €25.00" actions={<Button size="small">Try another method</Button>}>
      You haven’t been charged.
    </Notice>
  ),
};
