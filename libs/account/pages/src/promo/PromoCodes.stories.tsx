import type { PromoCheckAnswer } from '@touchline/account-office-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, DAY, done, EUR, failed, NOON, Office, refused, received } from '../parts/office-story.test.helper.tsx';
import { PromoCodes } from './PromoCodes.tsx';

const none = { excludedUntil: null, codes: [] };
const code = { ...EUR, code: 'TOUCHLINE10', at: NOON - DAY, amount: 1_000, bonusId: 1 };
const CODES = ['active', 'completed', 'paid', 'expired', 'given-up'].map((state, at) => ({ ...code, bonusId: at + 1, state }));
const check = { ...EUR, code: 'TOUCHLINE10', amount: 1_000, factor: 5, days: 14, minCoef: 1_500, until: null, coupon: null };
const checked = (state: PromoCheckAnswer['state']) => ({
  args: { after: [received('promo', none), received('promoCheck', { ...check, state }), done('promoCheck')] },
});

const meta = {
  title: 'Office/Promo codes',
  component: PromoCodes,
  args: { after: [] },
  render: ({ after }) => (
    <Office after={after}>
      <PromoCodes />
    </Office>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [failed('promo')] } };
export const NoneUsed: Story = { args: { after: [received('promo', none)] } };
export const Usable: Story = checked('usable');
export const UsedBefore: Story = checked('used');
export const Expired: Story = checked('expired');
export const Unknown: Story = checked('unknown');
export const Activated: Story = { args: { after: [received('promo', { ...none, codes: CODES.slice(0, 1) }), done('promoActivate')] } };
export const NotActivated: Story = { args: { after: [received('promo', none), refused('promoActivate', 'promo-used')] } };
export const History: Story = { args: { after: [received('promo', { ...none, codes: CODES })] } };
export const OnTimeOut: Story = { args: { after: [received('promo', { ...none, excludedUntil: NOON + DAY })] } };
/** The service's refusal during a break, in which offers are paused. */
export const SelfExcluded: Story = { args: { after: [failed('promo', 'self-excluded')] } };
export const OffersPaused: Story = { args: { after: [failed('promo', 'offers-paused')] } };
