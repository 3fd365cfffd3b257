import { withLanguage } from '@touchline/shared-routes';
import { GiftIcon, ShieldIcon, TicketIcon, UserIcon, WalletIcon } from '@touchline/ui-kit';
import { defineMessages } from 'react-intl';
import { placesOf } from '../plans-of.ts';
import type { PlanGroup, PlanPlace } from '../section-plan.ts';

const groups = defineMessages({
  money: { id: 'pages.office.money', defaultMessage: 'Money' },
  bets: { id: 'pages.office.bets', defaultMessage: 'Bets' },
  offers: { id: 'pages.office.offers', defaultMessage: 'Offers' },
  safety: { id: 'pages.office.safety', defaultMessage: 'Safety' },
  profile: { id: 'pages.office.profile', defaultMessage: 'Profile' },
});

const names = defineMessages({
  'office-account': { id: 'pages.office.account', defaultMessage: 'Account' },
  'office-recharge': { id: 'pages.office.deposit', defaultMessage: 'Deposit' },
  'office-deduce': { id: 'pages.office.withdrawal', defaultMessage: 'Withdrawal' },
  'office-historypay': { id: 'pages.office.payments', defaultMessage: 'Payment history' },
  payment: { id: 'pages.office.methods', defaultMessage: 'Payment methods' },
  'payment-requests': { id: 'pages.office.enquiries', defaultMessage: 'Payment enquiries' },
  'office-history': { id: 'pages.office.history', defaultMessage: 'Bet history' },
  'office-bonus-deposit': { id: 'pages.office.bonusDeposit', defaultMessage: 'Deposit bonuses' },
  'office-bonus-wager': { id: 'pages.office.bonusWager', defaultMessage: 'Wagering progress' },
  'office-promotion': { id: 'pages.office.promoCodes', defaultMessage: 'Promo codes' },
  'office-rewards': { id: 'pages.office.rewards', defaultMessage: 'Rewards' },
  'office-vipcashback': { id: 'pages.office.vipCashback', defaultMessage: 'VIP cashback' },
  'office-premiumcashback': { id: 'pages.office.premiumCashback', defaultMessage: 'Premium cashback' },
  'office-bringfriend': { id: 'pages.office.friends', defaultMessage: 'Refer a friend' },
  'office-responsible': { id: 'pages.office.limits', defaultMessage: 'Responsible gambling limits' },
  'office-security': { id: 'pages.office.security', defaultMessage: 'Security' },
  'office-verification': { id: 'pages.office.verification', defaultMessage: 'Verification' },
  'office-identification': { id: 'pages.office.identification', defaultMessage: 'ID verification' },
  'office-settings': { id: 'pages.office.settings', defaultMessage: 'Settings' },
  'office-manager': { id: 'pages.office.manager', defaultMessage: 'Account manager' },
  'office-support': { id: 'pages.office.support', defaultMessage: 'Support' },
  'office-share-idea': { id: 'pages.office.feedback', defaultMessage: 'Feedback' },
  'block-appeal-history': { id: 'pages.office.appeals', defaultMessage: 'Account block appeals' },
});
/** A page of the office's manifest, which the route table does not have. */
const notifications: PlanPlace = {
  name: defineMessages({ inbox: { id: 'pages.office.notifications', defaultMessage: 'Notifications' } }).inbox,
  href: (lang) => withLanguage('/office/notifications', lang),
};

const inGroup = (group: PlanGroup, places: readonly PlanPlace[]): PlanPlace[] => places.map((place) => ({ ...place, group }));

const PLACES: readonly PlanPlace[] = [
  ...inGroup(
    { name: groups.money, Icon: WalletIcon },
    placesOf(names, ['office-account', 'office-recharge', 'office-deduce', 'office-historypay', 'payment', 'payment-requests']),
  ),
  ...inGroup({ name: groups.bets, Icon: TicketIcon }, placesOf(names, ['office-history'])),
  ...inGroup(
    { name: groups.offers, Icon: GiftIcon },
    placesOf(names, [
      'office-bonus-deposit',
      'office-bonus-wager',
      'office-promotion',
      'office-rewards',
      'office-vipcashback',
      'office-premiumcashback',
      'office-bringfriend',
    ]),
  ),
  ...inGroup(
    { name: groups.safety, Icon: ShieldIcon },
    placesOf(names, ['office-responsible', 'office-security', 'office-verification', 'office-identification']),
  ),
  ...inGroup({ name: groups.profile, Icon: UserIcon }, [
    ...placesOf(names, ['office-settings']),
    notifications,
    ...placesOf(names, ['office-manager', 'office-support', 'office-share-idea', 'block-appeal-history']),
  ]),
];

/** Name of the office in breadcrumbs and over its menu. */
export const { office: officeName } = defineMessages({ office: { id: 'pages.office', defaultMessage: 'My account' } });

/**
 * The menu of the office in groups. Two sections show it, office and payments, and neither may import the other's pages.
 *
 * @spec AC-06 RT-02
 */
export const officePlaces = (): readonly PlanPlace[] => PLACES;
