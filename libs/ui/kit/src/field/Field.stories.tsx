import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox, SelectField } from './Choice.tsx';
import { PasswordField, TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = { title: 'Kit/Field', component: TextField, args: { label: 'E-mail or login' } };
export default meta;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'anna@example.test' } };
export const WithHint: Story = { args: { hint: 'The number from your registration works too' } };
export const Wrong: Story = { args: { defaultValue: 'anna', error: 'Enter the e-mail or the login you registered with' } };
export const Locked: Story = { args: { defaultValue: 'anna@example.test', disabled: true } };
export const LongestText: Story = {
  args: { label: 'The name of the person whose identity document was used when this account was opened', defaultValue: 'A'.repeat(80) },
};
export const Password: Story = {
  render: () => <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="Quiet-river-7" />,
};
export const Choice: Story = {
  render: () => (
    <SelectField label="Currency" defaultValue="EUR">
      <option value="EUR">Euro</option>
      <option value="USD">US dollar</option>
    </SelectField>
  ),
};
export const Tick: Story = { render: () => <Checkbox label="I am at least 18 years old and accept the terms" /> };
export const TickMissing: Story = {
  render: () => <Checkbox label="I am at least 18 years old and accept the terms" error="Please confirm your age and the terms" />,
};
