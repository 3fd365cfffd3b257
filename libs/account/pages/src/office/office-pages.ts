import type { SectionPage } from '@touchline/shared-state';
import { UserIcon } from '@touchline/ui-kit';
import { placesOf, plansOf, sectionPages, type PagePlan } from '@touchline/ui-pages';
import { defineMessages } from 'react-intl';
import { titles, words } from './office-words.ts';

const names = defineMessages({
  office: { id: 'account.office', defaultMessage: 'My account' },
  deposit: { id: 'account.office.deposit', defaultMessage: 'Deposit' },
  withdrawal: { id: 'account.office.withdrawal', defaultMessage: 'Withdrawal' },
});
const PLACES = placesOf({ ...titles, 'office-recharge': names.deposit, 'office-deduce': names.withdrawal }, [
  'office-account',
  'office-history',
  'office-historypay',
  'office-recharge',
  'office-deduce',
  'office-settings',
  'office-security',
  'office-responsible',
  'office-verification',
  'office-identification',
  'office-bonus-deposit',
  'office-bonus-wager',
  'office-vipcashback',
  'office-premiumcashback',
  'office-promotion',
  'office-rewards',
  'office-bringfriend',
  'office-manager',
  'office-support',
  'office-share-idea',
  'block-appeal-history',
]);

export interface OfficeParts {
  /** The bet history, which is betting's page: only an app may join the two. */
  history: NonNullable<PagePlan['body']>;
  /** The player's limits, which are another domain's too. */
  responsible: NonNullable<PagePlan['body']>;
}

/** Pages of the office by their route keys. @spec AC-01 AC-05 RT-01 */
export const officePages = ({ history, responsible }: OfficeParts): Record<keyof typeof titles, () => Promise<SectionPage>> => {
  const plans = plansOf(titles, words);
  return sectionPages({
    name: names.office,
    Icon: UserIcon,
    places: () => PLACES,
    pages: {
      ...plans,
      'office-account': {
        ...plans['office-account'],
        body: () => import('../account/AccountPage.tsx').then(({ AccountPage }) => AccountPage),
      },
      'office-history': { ...plans['office-history'], body: history, hasOwnHeading: true },
      'office-responsible': { ...plans['office-responsible'], body: responsible },
    },
  });
};
