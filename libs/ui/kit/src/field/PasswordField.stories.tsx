import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Kit/Password field',
  component: PasswordField,
  args: { label: 'Password' },
  parameters: { width: 360 },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Quiet-river-7' } };
export const Shown: Story = {
  args: { defaultValue: 'Quiet-river-7' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (canvasElement.querySelector('input')?.type !== 'text') throw new Error('The password is not shown.');
  },
};
export const Invalid: Story = {
  args: { defaultValue: 'river', error: 'At least 10 signs', hint: 'A sentence is easier to keep than a word' },
};
export const Disabled: Story = { args: { defaultValue: 'Quiet-river-7', disabled: true } };
