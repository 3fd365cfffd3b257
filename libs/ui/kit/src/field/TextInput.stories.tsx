import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from './TextInput.tsx';

const meta: Meta<typeof TextInput> = {
  title: 'Kit/Text input',
  component: TextInput,
  args: { 'aria-label': 'Cash out at', defaultValue: '2.00', inputMode: 'decimal' },
};
export default meta;
type Story = StoryObj<typeof TextInput>;

export const Plain: Story = {};
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };
export const Disabled: Story = { args: { disabled: true } };
