import type { InboxItem } from '@touchline/account-inbox-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InboxItems } from './InboxItems.tsx';

const AT = Date.UTC(2030, 4, 1, 12) / 1000;
const euros = (amount: number) => ({ amount, iso: 'EUR', exponent: 2 });
const item = (id: number, kind: InboxItem['kind'], topic: InboxItem['topic'], more: Partial<InboxItem> = {}): InboxItem => ({
  ...{ id, kind, topic, at: AT - id * 600, isRead: true, needsPlayer: false, ref: String(4_100_000 + id), amount: null },
  ...more,
});

const meta = {
  title: 'Account/Notifications',
  component: InboxItems,
  args: {
    hrefOf: () => '/en/office/history',
    items: [
      item(1, 'support-answered', 'support', { isRead: false, needsPlayer: true }),
      item(2, 'bet-won', 'bet', { isRead: false, amount: euros(2150) }),
      item(3, 'bet-lost', 'bet'),
      item(4, 'bet-returned', 'bet', { amount: euros(1000) }),
      item(5, 'bet-cashed-out', 'bet', { amount: euros(1740) }),
      item(6, 'withdrawal-sent', 'withdrawal', { amount: euros(5000) }),
      item(7, 'withdrawal-received', 'withdrawal', { amount: euros(5000) }),
      item(8, 'withdrawal-returned', 'withdrawal', { amount: euros(5000), needsPlayer: true }),
      item(9, 'appeal-answered', 'support', { needsPlayer: true }),
    ],
  },
} satisfies Meta<typeof InboxItems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};
export const Empty: Story = { args: { items: [] } };
