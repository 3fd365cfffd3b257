import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, busy, DAY, EUR, failed, NOON, Office, refused, received } from '../parts/office-story.test.helper.tsx';
import { DepositBonuses } from './DepositBonuses.tsx';

const offer = {
  ...EUR,
  id: 'first-sports',
  percent: 50,
  most: 10_000,
  least: 1_000,
  factor: 5,
  days: 30,
  product: 'sports',
  minCoef: 1_500,
} as const;

const OFFERS = [
  { ...offer, state: 'open' },
  { ...offer, id: 'casino-week', percent: 25, factor: 10, days: 7, product: 'casino', minCoef: 1_000, state: 'chosen' },
  { ...offer, id: 'spring', state: 'used' },
] as const;
const answer = { excludedUntil: null, offers: [], bonuses: [] };

const meta = {
  title: 'Office/Deposit bonuses',
  component: DepositBonuses,
  args: { after: [] },
  render: ({ after }) => (
    <Office after={after}>
      <DepositBonuses />
    </Office>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [failed('bonuses')] } };
export const NoOffers: Story = { args: { after: [received('bonuses', answer)] } };
export const OpenChosenAndUsed: Story = { args: { after: [received('bonuses', { ...answer, offers: [...OFFERS] })] } };
export const Selecting: Story = { args: { after: [received('bonuses', { ...answer, offers: [...OFFERS] }), busy('bonusChoose')] } };
export const Refused: Story = {
  args: { after: [received('bonuses', { ...answer, offers: [...OFFERS] }), refused('bonusChoose', 'bonus-active')] },
};
export const OnTimeOut: Story = { args: { after: [received('bonuses', { ...answer, excludedUntil: NOON + DAY })] } };
/** The service's refusal during a break, in which offers are paused. */
export const SelfExcluded: Story = { args: { after: [failed('bonuses', 'self-excluded')] } };
export const OffersPaused: Story = { args: { after: [failed('bonuses', 'offers-paused')] } };
