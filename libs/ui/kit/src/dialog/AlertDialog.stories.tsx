import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './AlertDialog.tsx';

/**
 * Anatomy: a question as the title; what happens in one sentence; two buttons: cancel and the action.
 *
 * Do: use it before what cannot be undone.
 *
 * Don't: label the buttons Yes and No; ask before what can be undone; offer undo instead.
 */
const meta = {
  title: 'Kit/Alert dialog',
  component: AlertDialog,
  args: {
    isOpen: true,
    title: 'Clear the coupon?',
    children: 'The 4 bets in it go. Bets that you placed stay.',
    confirm: 'Clear the coupon',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Destructive: Story = {
  args: {
    isDangerous: true,
    title: 'Exclude yourself for one year?',
    children: 'You cannot bet, deposit or take it back until 21 November 2027. Your balance can be paid out at any time.',
    confirm: 'Exclude me',
    cancel: 'Keep betting limits only',
  },
};
export const Busy: Story = { args: { isBusy: true } };
export const NotDismissible: Story = {
  args: {
    mustAnswer: true,
    title: 'Are you still there?',
    children: 'You have played for 60 minutes.',
    confirm: 'Go on',
    cancel: 'Log out',
  },
};
export const Mobile: Story = { args: { isDangerous: true }, parameters: { device: 'mobile', width: 362 } };
