import { defineMessages } from 'react-intl';

/** Headings of the office, by the keys of the route table. */
export const titles = defineMessages({
  'office-account': { id: 'account.page.account', defaultMessage: 'Account' },
  'office-history': { id: 'account.page.history', defaultMessage: 'Bet history' },
  'office-historypay': { id: 'account.page.historypay', defaultMessage: 'Payment history' },
  'office-security': { id: 'account.page.security', defaultMessage: 'Security' },
  'office-responsible': { id: 'account.page.responsible', defaultMessage: 'Responsible gambling limits' },
  'office-settings': { id: 'account.page.settings', defaultMessage: 'Settings' },
  'office-bonus-deposit': { id: 'account.page.bonusDeposit', defaultMessage: 'Deposit bonuses' },
  'office-bonus-wager': { id: 'account.page.bonusWager', defaultMessage: 'Wagering progress' },
  'office-vipcashback': { id: 'account.page.vipcashback', defaultMessage: 'VIP cashback' },
  'office-premiumcashback': { id: 'account.page.premiumcashback', defaultMessage: 'Premium cashback' },
  'office-promotion': { id: 'account.page.promotion', defaultMessage: 'Promo codes' },
  'office-bringfriend': { id: 'account.page.bringfriend', defaultMessage: 'Refer a friend' },
  'office-support': { id: 'account.page.support', defaultMessage: 'Support' },
  'office-notifications': { id: 'account.page.notifications', defaultMessage: 'Notifications' },
  'office-manager': { id: 'account.page.manager', defaultMessage: 'Account manager' },
  'office-rewards': { id: 'account.page.rewards', defaultMessage: 'Rewards' },
  'office-verification': { id: 'account.page.verification', defaultMessage: 'Verification' },
  'office-share-idea': { id: 'account.page.shareIdea', defaultMessage: 'Feedback' },
  'office-identification': { id: 'account.page.identification', defaultMessage: 'ID verification' },
  'block-appeal-history': { id: 'account.page.blockAppealHistory', defaultMessage: 'Account block appeals' },
});

/** Descriptions of the pages. */
export const words = defineMessages({
  'office-account': {
    id: 'account.page.account.words',
    defaultMessage: 'Your accounts, currency conversion, the result of this session and your personal details.',
  },
  'office-history': { id: 'account.page.history.words', defaultMessage: 'All your bets and how they were settled.' },
  'office-historypay': {
    id: 'account.page.historypay.words',
    defaultMessage: 'What was paid in and out. Play money is neither paid in nor out, so the list is empty.',
  },
  'office-security': {
    id: 'account.page.security.words',
    defaultMessage: 'The password, the second step of sign-in and the devices that are signed in.',
  },
  'office-responsible': {
    id: 'account.page.responsible.words',
    defaultMessage: 'Set stake and loss limits, or take a break from betting.',
  },
  'office-settings': {
    id: 'account.page.settings.words',
    defaultMessage: 'Language, time zone, odds format, theme and coupon settings.',
  },
  'office-bonus-deposit': {
    id: 'account.page.bonusDeposit.words',
    defaultMessage: 'Bonuses on your next deposit and their terms.',
  },
  'office-bonus-wager': {
    id: 'account.page.bonusWager.words',
    defaultMessage: 'What is left to wager, and which bets counted.',
  },
  'office-vipcashback': {
    id: 'account.page.vipcashback.words',
    defaultMessage: 'Your level, what it returns, and the weeks that bring cashback.',
  },
  'office-premiumcashback': {
    id: 'account.page.premiumcashback.words',
    defaultMessage: 'Weeks that bring part of a casino loss back.',
  },
  'office-promotion': {
    id: 'account.page.promotion.words',
    defaultMessage: 'Check and use promo codes.',
  },
  'office-bringfriend': {
    id: 'account.page.bringfriend.words',
    defaultMessage: 'Your link, friends who joined, rewards and rules.',
  },
  'office-support': { id: 'account.page.support.words', defaultMessage: 'Your requests to support and their answers.' },
  'office-notifications': {
    id: 'account.page.notifications.words',
    defaultMessage: 'What happened to your bets and payments, and what to notify you about.',
  },
  'office-manager': {
    id: 'account.page.manager.words',
    defaultMessage: 'Your account manager, messages and times for a call.',
  },
  'office-rewards': { id: 'account.page.rewards.words', defaultMessage: 'What you were given, why, and until when it lasts.' },
  'office-verification': {
    id: 'account.page.verification.words',
    defaultMessage: 'Documents that prove who you are, and their states.',
  },
  'office-share-idea': { id: 'account.page.shareIdea.words', defaultMessage: 'Suggest an improvement, and vote for what is planned.' },
  'office-identification': {
    id: 'account.page.identification.words',
    defaultMessage: 'Personal details and documents that some countries ask for.',
  },
  'block-appeal-history': {
    id: 'account.page.blockAppealHistory.words',
    defaultMessage: 'Your appeals against a block of the account, and their answers.',
  },
});
