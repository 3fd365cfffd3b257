import type { Meta, StoryObj } from '@storybook/react-vite';
import { InboxBell } from './InboxBell.tsx';

const meta = {
  title: 'Account/Inbox bell',
  component: InboxBell,
  args: { href: '/en/office/notifications', count: { unread: 0, needsPlayer: 0 } },
} satisfies Meta<typeof InboxBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingNew: Story = {};
/** Unread items show a dot without a number. */
export const Unread: Story = { args: { count: { unread: 4, needsPlayer: 0 } } };
/** Items that require an action show a number. */
export const ActionRequired: Story = { args: { count: { unread: 4, needsPlayer: 2 } } };
export const ManyActionsRequired: Story = { args: { count: { unread: 40, needsPlayer: 12 } } };
