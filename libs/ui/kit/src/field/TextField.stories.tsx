import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchIcon } from '../icons/icons.ts';
import { TextField } from './TextField.tsx';

/**
 * Anatomy: a label above; the value with optional content before and after it; a hint, or an error in its place.
 *
 * Do: show an error after the player has left the field; say in the error what is accepted.
 *
 * Don't: use a placeholder as the label; clear what was typed after an error.
 */
const meta: Meta<typeof TextField> = { title: 'Kit/Text field', component: TextField, args: { label: 'Email or username' } };
export default meta;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'anna@example.test' } };
export const WithHint: Story = { args: { hint: 'The number from your registration works too' } };
export const Invalid: Story = { args: { defaultValue: 'anna', error: 'Enter the e-mail or the login you registered with' } };
export const ForSearch: Story = {
  args: { label: 'Search', isLabelHidden: true, isQuiet: true, placeholder: 'Team, championship', start: <SearchIcon /> },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };
export const Disabled: Story = { args: { defaultValue: 'anna@example.test', disabled: true } };
export const LongestText: Story = {
  args: { label: 'The name of the person whose identity document was used when this account was opened', defaultValue: 'A'.repeat(80) },
};
