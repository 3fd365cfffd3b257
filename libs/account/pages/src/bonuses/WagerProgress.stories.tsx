import type { BonusesAnswer } from '@touchline/account-office-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, busy, DAY, EUR, failed, NOON, Office, refused, received } from '../parts/office-story.test.helper.tsx';
import { WagerProgress } from './WagerProgress.tsx';

const VERDICTS = ['counted', 'partly', 'low-odds', 'wrong-product', 'excluded-game', 'returned', 'not-settled', 'over'] as const;
const stakes = VERDICTS.map((verdict, at) => ({
  ...{ ref: String(at), at: NOON - at * 3_600, stake: 1_000, percent: verdict === 'partly' ? 10 : 100, verdict },
  counted: verdict === 'counted' ? 1_000 : verdict === 'partly' ? 100 : 0,
}));
type Bonus = BonusesAnswer['bonuses'][number];
const bonus: Bonus = {
  ...{ ...EUR, id: 1, source: 'promo', name: 'TOUCHLINE10', amount: 1_000, state: 'active', product: 'sports', factor: 5, minCoef: 1_500 },
  ...{ required: 5_000, wagered: 1_100, remaining: 3_900, at: NOON - DAY, expiresAt: NOON + 13 * DAY, stakes: [] },
};
const whole = { ...bonus, wagered: 5_000, remaining: 0 };
const has = (...bonuses: BonusesAnswer['bonuses']) => received('bonuses', { excludedUntil: null, offers: [], bonuses });

const meta = {
  title: 'Office/Wagering',
  component: WagerProgress,
  args: { after: [] },
  render: ({ after }) => (
    <Office after={after}>
      <WagerProgress />
    </Office>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [failed('bonuses')] } };
export const NoBonus: Story = { args: { after: [has()] } };
export const NothingStaked: Story = { args: { after: [has({ ...bonus, stakes: [] })] } };
export const PartlyCounted: Story = { args: { after: [has({ ...bonus, stakes })] } };
export const Wagered: Story = { args: { after: [has({ ...whole, state: 'completed', stakes: [] })] } };
export const Transferring: Story = { args: { after: [has({ ...whole, state: 'completed', stakes: [] }), busy('bonusClaim')] } };
export const TransferFailed: Story = {
  args: { after: [has({ ...whole, state: 'completed', stakes: [] }), refused('bonusClaim', 'bonus-not-wagered')] },
};
export const Ended: Story = {
  args: {
    after: [
      has(
        { ...whole, id: 2, state: 'paid', stakes: [] },
        { ...bonus, id: 3, source: 'deposit', state: 'expired', stakes: [] },
        { ...bonus, id: 4, source: 'friend', state: 'given-up', stakes: [] },
      ),
    ],
  },
};
export const OnTimeOut: Story = { args: { after: [received('bonuses', { excludedUntil: NOON + DAY, offers: [], bonuses: [] })] } };
/** The service's refusal during a break, in which offers are paused. */
export const SelfExcluded: Story = { args: { after: [failed('bonuses', 'self-excluded')] } };
export const OffersPaused: Story = { args: { after: [failed('bonuses', 'offers-paused')] } };
