import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Slider } from './Slider.tsx';
import type { SliderProps } from './Slider.tsx';

function Own({ value: first, onChange: _onChange, valueText: _text, ...rest }: SliderProps) {
  const [value, setValue] = useState(first);
  return <Slider {...rest} value={value} valueText={_text === undefined ? undefined : `€${value}.00`} onChange={setValue} />;
}
const meta = {
  title: 'Kit/Slider',
  component: Slider,
  args: { label: 'Stake limit for a day', value: 50, max: 200, step: 5, valueText: '€50.00', onChange: () => undefined },
  render: (args) => <Own {...args} />,
  parameters: { width: 400 },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const Minimum: Story = { args: { value: 0, valueText: '€0.00' } };
export const Maximum: Story = { args: { value: 200, valueText: '€200.00' } };
export const WithRangeLabels: Story = { args: { ends: ['€0', '€200'], hint: 'A lower limit holds at once, a higher one after 24 hours' } };
export const UnitlessNumber: Story = { args: { label: 'Volume', value: 70, max: 100, step: 1, valueText: undefined } };
export const Invalid: Story = { args: { error: 'Above what you set for a week' } };
export const Disabled: Story = { args: { disabled: true } };
export const Mobile: Story = { args: { ends: ['€0', '€200'] }, parameters: { device: 'mobile', width: 362 } };
