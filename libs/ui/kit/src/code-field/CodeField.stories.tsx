import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CodeField } from './CodeField.tsx';
import type { CodeFieldProps } from './CodeField.tsx';

function Own({ value: first, onChange: _onChange, ...rest }: CodeFieldProps) {
  const [value, setValue] = useState(first);
  return <CodeField {...rest} value={value} onChange={setValue} />;
}
const meta = {
  title: 'Kit/Code field',
  component: CodeField,
  args: { label: 'Code from the message', value: '', onChange: () => undefined },
  render: (args) => <Own {...args} />,
  parameters: { width: 360 },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const PartlyFilled: Story = {
  args: { value: '418' },
  play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus(),
};
export const Complete: Story = { args: { value: '418305', hint: 'Sent to the number that ends with 21' } };
export const Invalid: Story = { args: { value: '418305', error: 'This is not the code. You have 2 more tries.' } };
export const FourDigits: Story = { args: { label: 'PIN', length: 4, value: '41' } };
export const Disabled: Story = { args: { value: '418305', disabled: true, hint: 'A new code can be sent in 0:42' } };
export const Mobile: Story = { args: { value: '41' }, parameters: { device: 'mobile', width: 320 } };
