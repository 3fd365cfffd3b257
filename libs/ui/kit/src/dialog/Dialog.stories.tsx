import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { ShieldIcon, WarnIcon } from '../icons/icons.ts';
import { Menu } from '../popover/Popover.tsx';
import { Dialog } from './Dialog.tsx';

const close = () => undefined;
/**
 * Anatomy: a title; the content; actions at the end, the cautious one first; a close button.
 *
 * Do: ask one question; name the action in the button: Clear the coupon.
 *
 * Don't: open a dialog from a dialog; use it for a message that needs no answer.
 */
const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: close,
    title: 'Turn on one-click bets?',
    icon: <WarnIcon />,
    children: <p>The 4 bets in your coupon will be cleared. After that, each tap on a price places €5.00 at once.</p>,
    actions: (
      <>
        <Button>Keep my coupon</Button>
        <Button look="primary">Clear and turn on</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const NotDismissible: Story = {
  args: {
    mustAnswer: true,
    icon: <ShieldIcon />,
    title: 'You have played for 60 minutes',
    actions: (
      <>
        <Button look="outline" data-autofocus="">
          Take a break
        </Button>
        <Button look="outline">Go on</Button>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    size: 'wide',
    title: 'Terms',
    children: Array.from({ length: 24 }, (_, at) => (
      <p key={at}>
        {at + 1}. Every bet is settled by the official result, and the odds that count are those that were on the coupon when it was placed.
      </p>
    )),
  },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };

const WHICH = [
  { key: 'all', label: 'All', isChecked: true },
  { key: 'locked', label: 'Locked', isChecked: false },
];
function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Clear the coupon</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Clear the coupon?"
        actions={<Button onClick={() => setIsOpen(false)}>Keep it</Button>}
      >
        <Menu label="Which bets" trigger={<Button>Which bets</Button>} items={WHICH} onChoose={close} />
      </Dialog>
    </>
  );
}
/** The focus moves into the dialog, through its menu, and back to the button, by keys only. */
export const OpenedByAButton: Story = { render: () => <Opener /> };
