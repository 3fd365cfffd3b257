import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Notice, NoticeStack } from './Notice.tsx';

/**
 * Anatomy: an icon of its tone; a title in a few words; one or two sentences; buttons for the next step; a close button, if closing loses
 * nothing.
 *
 * Do: place it beside what it is about; name the next step on its button.
 *
 * Don't: use `error` for what the player may ignore; stack more than three.
 */
const meta = {
  title: 'Kit/Notice',
  component: Notice,
  args: { title: 'A new version is ready.', children: 'Reload when it suits you; your coupon stays.' },
  parameters: { width: 460 },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'ok', title: 'Bet placed.', children: 'System 3 of 4, €20.00. Number 48 210 774.' } };
export const Warning: Story = {
  args: {
    tone: 'warn',
    title: '2 prices changed.',
    children: 'Accept them or remove the bets.',
    actions: <Button size="small">Accept</Button>,
  },
};
export const ErrorMessage: Story = {
  args: {
    tone: 'error',
    title: 'Not placed: the stake is above the most allowed, €450.00.',
    children: 'Lower it to €450.00 and place again.',
  },
};
export const Dismissible: Story = { args: { onClose: () => undefined } };
export const Stack: Story = {
  render: () => (
    <NoticeStack>
      <Notice tone="ok" title="Added to favourites." onClose={() => undefined} />
      <Notice tone="warn" title="The session ends in 10 minutes." onClose={() => undefined} />
    </NoticeStack>
  ),
};
