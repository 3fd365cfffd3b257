import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, DAY, EUR, failed, NOON, Office, received } from '../parts/office-story.test.helper.tsx';
import { Rewards } from './Rewards.tsx';

const KINDS = ['deposit', 'promo', 'friend', 'vip', 'premium'] as const;
const STATES = ['active', 'completed', 'paid', 'expired', 'given-up'] as const;
const rewards = KINDS.map((kind, at) => ({
  ...{ ...EUR, id: at + 1, kind, amount: 1_000, at: NOON - at * DAY, until: at === 0 ? NOON + DAY : null, state: STATES[at] ?? 'paid' },
}));

const meta = {
  title: 'Office/Rewards',
  component: Rewards,
  args: { after: [] },
  render: ({ after }) => (
    <Office after={after}>
      <Rewards />
    </Office>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [failed('rewards')] } };
export const None: Story = { args: { after: [received('rewards', { rewards: [] })] } };
export const EveryKindAndState: Story = { args: { after: [received('rewards', { rewards })] } };
