import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountField } from './AmountField.tsx';
import { Select, Switch } from './Choice.tsx';

const presets = ['1', '2', '5', '10'].map((key) => ({ key, label: `€${key}`, isPicked: key === '5' }));
const meta = {
  title: 'Kit/Amount and choices',
  component: AmountField,
  args: { label: 'Stake', value: '5.00', symbol: '€', onChange: () => undefined, onStep: () => undefined, presets },
  parameters: { width: 316 },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '', placeholder: '0.00' } };
export const BelowTheLeast: Story = { args: { value: '0.20', error: 'The least is €0.50', isLeast: true } };
export const WithoutSteps: Story = { args: { onStep: undefined, presets: [] } };
export const OnAPhone: Story = { parameters: { device: 'mobile', width: 362 } };
export const WithItsKeys: Story = {
  args: { hasKeypad: true, isLeast: true },
  parameters: { device: 'mobile', width: 362 },
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus(),
};
export const SwitchedOff: Story = { render: () => <Switch label="One-click bets" /> };
export const SwitchedOn: Story = { render: () => <Switch label="Dark theme" defaultChecked /> };
export const OneOfSeveral: Story = {
  render: () => (
    <Select
      label="Odds format"
      value="decimal"
      options={[
        { value: 'decimal', label: 'Decimal' },
        { value: 'fractional', label: 'Fractional' },
      ]}
    />
  ),
};
export const OneOfSeveralMissing: Story = {
  render: () => <Select label="Country" value="" error="Choose where you live" options={[{ value: '', label: 'Choose' }]} />,
};
