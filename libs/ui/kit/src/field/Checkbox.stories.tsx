import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { label: "I'm 18 or over and I accept the Terms of Use and Privacy Policy" },
  parameters: { width: 360 },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Required: Story = { args: { error: 'Please confirm your age and the terms' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };
export const Mobile: Story = { parameters: { device: 'mobile' } };
