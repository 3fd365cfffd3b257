import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, DAY, EUR, failed, NOON, Office, received } from '../parts/office-story.test.helper.tsx';
import { Friends } from './Friends.tsx';

const answer = {
  ...{ code: 'K7FQ2MN', path: '/registration?ref_id=K7FQ2MN', excludedUntil: null, friends: [], earned: 0 },
  terms: { ...EUR, reward: 1_000, stake: 5_000, mostFriends: 20, days: 60 },
};
const friend = { id: 1, name: 'ma•••7', state: 'joined', reason: null, staked: 1_250, at: NOON - 3 * DAY } as const;
const FRIENDS = [
  friend,
  { ...friend, id: 2, state: 'rewarded', staked: 5_000 },
  { ...friend, id: 3, state: 'refused', reason: 'same-device' },
  { ...friend, id: 4, state: 'refused', reason: 'most-friends' },
  { ...friend, id: 5, state: 'refused', reason: 'excluded' },
  { ...friend, id: 6, state: 'expired' },
] as const;

const meta = {
  title: 'Office/Friends',
  component: Friends,
  args: { after: [] },
  render: ({ after }) => (
    <Office after={after}>
      <Friends />
    </Office>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [failed('friends')] } };
export const NoFriends: Story = { args: { after: [received('friends', answer)] } };
export const EveryState: Story = { args: { after: [received('friends', { ...answer, friends: [...FRIENDS], earned: 1_000 })] } };
export const OnTimeOut: Story = { args: { after: [received('friends', { ...answer, excludedUntil: NOON + DAY })] } };
/** The service's refusal during a break, in which offers are paused. */
export const SelfExcluded: Story = { args: { after: [failed('friends', 'self-excluded')] } };
export const OffersPaused: Story = { args: { after: [failed('friends', 'offers-paused')] } };
