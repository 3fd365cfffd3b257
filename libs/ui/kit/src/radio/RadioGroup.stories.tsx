import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup.tsx';
import type { RadioGroupProps } from './RadioGroup.tsx';

function Own({ value: first, onChange: _onChange, ...rest }: RadioGroupProps) {
  const [value, setValue] = useState(first);
  return <RadioGroup {...rest} value={value} onChange={setValue} />;
}
const meta = {
  title: 'Kit/Radio group',
  component: RadioGroup,
  args: {
    label: 'When odds change',
    value: 'up',
    onChange: () => undefined,
    options: [
      { value: 'none', label: 'Ask me' },
      { value: 'up', label: 'Take higher odds' },
      { value: 'any', label: 'Take any odds' },
    ],
  },
  render: (args) => <Own {...args} />,
  parameters: { width: 400 },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const PERIODS = [
  { value: 'day', label: 'One day', hint: 'You can bet again tomorrow at the same time.' },
  { value: 'week', label: 'One week', hint: 'Open bets stay and are settled.' },
  { value: 'year', label: 'One year', hint: 'It cannot be shortened. Your money can be taken out at any time.' },
];

export const Default: Story = {};
export const NoSelection: Story = { args: { value: null } };
export const Required: Story = { args: { value: null, error: 'Choose one' } };
export const Inline: Story = {
  args: {
    label: 'Theme',
    isInline: true,
    value: 'dark',
    options: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
      { value: 'auto', label: 'System' },
    ],
  },
};
export const WithConsequences: Story = { args: { label: 'Take a break', value: 'week', isOnCards: true, options: PERIODS } };
export const DisabledOption: Story = {
  args: {
    hint: 'Payment methods of your country',
    label: 'Pay with',
    value: 'card',
    options: [
      { value: 'card', label: 'Card' },
      { value: 'bank', label: 'Bank transfer', hint: 'Closed until 08:00', isDisabled: true },
    ],
  },
};
export const Mobile: Story = {
  args: { label: 'Take a break', value: 'day', isOnCards: true, options: PERIODS },
  parameters: { device: 'mobile', width: 362 },
};
