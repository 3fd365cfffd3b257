import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { ToastStack } from './ToastStack.tsx';

/**
 * Anatomy: a tone; a title; an optional sentence; at most one action.
 *
 * Do: confirm what the player has just done; offer to undo it.
 *
 * Don't: use it for errors that need an answer; show more than three at once.
 */
const meta = {
  title: 'Kit/Toast stack',
  component: ToastStack,
  args: {
    toasts: [{ key: 'fav', tone: 'ok', title: 'Added to favourites.' }],
    onGone: () => undefined,
    // Long enough that no toast leaves before the screenshot.
    lifeMs: 3_600_000,
  },
} satisfies Meta<typeof ToastStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const WithAnAction: Story = {
  args: {
    toasts: [{ key: 'clear', title: 'The coupon is empty.', text: '4 bets went.', action: <Button size="small">Bring them back</Button> }],
  },
};
export const AnErrorStays: Story = {
  args: { toasts: [{ key: 'fav', tone: 'error', title: 'Not added to favourites.', text: 'The connection is gone.' }] },
};
export const Three: Story = {
  args: {
    toasts: [
      { key: 'a', tone: 'ok', title: 'Saved.' },
      { key: 'b', title: 'The session ends in 10 minutes.' },
      { key: 'c', tone: 'warn', title: '2 prices changed.', text: 'Look at the coupon.' },
    ],
  },
};
export const TheFourthWaits: Story = {
  args: { toasts: ['One', 'Two', 'Three', 'Four'].map((title) => ({ key: title, title })) },
  play: ({ canvasElement }) => {
    if (canvasElement.querySelectorAll('[role=status]').length !== 3) throw new Error('Three toasts are shown at most.');
  },
};
export const LongestWords: Story = {
  args: {
    toasts: [
      {
        key: 'a',
        tone: 'warn',
        title: 'The odds format changed to fractional on your other device.',
        text: 'This page follows at the next price.',
      },
    ],
  },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };
