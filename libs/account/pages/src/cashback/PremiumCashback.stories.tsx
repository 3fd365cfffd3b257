import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, busy, DAY, EUR, failed, NOON, Office, refused, received } from '../parts/office-story.test.helper.tsx';
import { PremiumCashback } from './Cashback.tsx';

const week = { from: NOON - 7 * DAY, to: NOON, staked: 40_000, returned: 31_000, basisPoints: 500, gives: 450, points: 0 } as const;
const PERIODS = [
  { ...week, kind: 'premium', state: 'running' },
  { ...week, kind: 'premium', from: NOON - 14 * DAY, to: NOON - 7 * DAY, state: 'ready' },
  { ...week, kind: 'premium', from: NOON - 21 * DAY, to: NOON - 14 * DAY, state: 'collected' },
  { ...week, kind: 'premium', from: NOON - 28 * DAY, to: NOON - 21 * DAY, returned: 40_000, gives: 0, state: 'nothing' },
] as const;
const answer = {
  ...{ ...EUR, excludedUntil: null, option: 0, periods: [...PERIODS] },
  vip: {
    ...{ level: 2, turnover: 160_000, points: 0, worth: 0 },
    levels: [0, 100_000, 500_000].map((from, at) => ({ level: at + 1, from, basisPoints: 50 * (at + 1) })),
  },
};

const meta = {
  title: 'Office/Premium cashback',
  component: PremiumCashback,
  args: { after: [] },
  render: ({ after }) => (
    <Office after={after}>
      <PremiumCashback />
    </Office>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [failed('cashback')] } };
export const EveryWeek: Story = { args: { after: [received('cashback', answer)] } };
export const Claiming: Story = { args: { after: [received('cashback', answer), busy('cashbackCollect')] } };
export const ClaimFailed: Story = { args: { after: [received('cashback', answer), refused('cashbackCollect', 'cashback-not-ready')] } };
export const OnTimeOut: Story = { args: { after: [received('cashback', { ...answer, excludedUntil: NOON + DAY })] } };
/** The service's refusal during a break, in which offers are paused. */
export const SelfExcluded: Story = { args: { after: [failed('cashback', 'self-excluded')] } };
export const OffersPaused: Story = { args: { after: [failed('cashback', 'offers-paused')] } };
