import type { SectionPage } from '@touchline/shared-state';
import { UserIcon } from '@touchline/ui-kit';
import { officeName, officePlaces, plansOf, sectionPages, type PagePlan } from '@touchline/ui-pages';
import { officeMenu } from './office-menu.ts';
import { titles, words } from './office-words.ts';

export interface OfficeParts {
  /** The bet history, a page of betting; only apps may combine the two domains. */
  history: NonNullable<PagePlan['body']>;
  /** Deposits and withdrawals, a page of payments. */
  payments: NonNullable<PagePlan['body']>;
  /** The player's limits, a page of responsible gaming. */
  responsible: NonNullable<PagePlan['body']>;
  /** Settings of the site and the coupon, pages of the shell and of betting. */
  settings: NonNullable<PagePlan['body']>;
  /** Security settings, a page of identity. */
  security: NonNullable<PagePlan['body']>;
}

type Plans = Readonly<Record<keyof typeof titles, PagePlan>>;
type Body = NonNullable<PagePlan['body']>;

/** Pages of the office itself, each in a separate chunk. */
const BODIES: Readonly<Partial<Record<keyof typeof titles, Body>>> = {
  'office-account': async () => (await import('../account/AccountPage.tsx')).AccountPage,
  'office-bonus-deposit': async () => (await import('../bonuses/DepositBonuses.tsx')).DepositBonuses,
  'office-bonus-wager': async () => (await import('../bonuses/WagerProgress.tsx')).WagerProgress,
  'office-vipcashback': async () => (await import('../cashback/Cashback.tsx')).VipCashback,
  'office-premiumcashback': async () => (await import('../cashback/Cashback.tsx')).PremiumCashback,
  'office-promotion': async () => (await import('../promo/PromoCodes.tsx')).PromoCodes,
  'office-bringfriend': async () => (await import('../friends/Friends.tsx')).Friends,
  'office-support': async () => (await import('../people/Requests.tsx')).Requests,
  'office-manager': async () => (await import('../people/Manager.tsx')).Manager,
  'office-notifications': async () => (await import('../inbox/Notifications.tsx')).Notifications,
  'office-rewards': async () => (await import('../rewards/Rewards.tsx')).Rewards,
  'office-share-idea': async () => (await import('../people/Ideas.tsx')).Ideas,
  'office-verification': async () => (await import('../documents/Verification.tsx')).Verification,
  'office-identification': async () => (await import('../documents/Identification.tsx')).Identification,
  'block-appeal-history': async () => (await import('../people/Appeals.tsx')).Appeals,
};
const bodies = (plans: Plans): Partial<Record<keyof typeof titles, PagePlan>> =>
  Object.fromEntries(Object.entries(BODIES).map(([key, body]) => [key, { ...plans[key as keyof typeof titles], body }]));

/** Pages of the office by their route keys. @spec AC-01 AC-05 RT-01 */
export const officePages = ({
  history,
  payments,
  responsible,
  settings,
  security,
}: OfficeParts): Record<keyof typeof titles, () => Promise<SectionPage>> => {
  const plans = plansOf(titles, words);
  return sectionPages({
    name: officeName,
    Icon: UserIcon,
    places: officePlaces,
    menu: officeMenu,
    pages: {
      ...plans,
      ...bodies(plans),
      'office-history': { ...plans['office-history'], body: history, hasOwnHeading: true },
      'office-historypay': { ...plans['office-historypay'], body: payments, isIndexed: false },
      'office-responsible': { ...plans['office-responsible'], body: responsible },
      'office-settings': { ...plans['office-settings'], body: settings },
      'office-security': { ...plans['office-security'], body: security },
    },
  });
};
