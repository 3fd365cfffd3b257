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
  'office-manager': { id: 'account.page.manager', defaultMessage: 'Account manager' },
  'office-rewards': { id: 'account.page.rewards', defaultMessage: 'Rewards' },
  'office-verification': { id: 'account.page.verification', defaultMessage: 'Verification' },
  'office-share-idea': { id: 'account.page.shareIdea', defaultMessage: 'Feedback' },
  'office-identification': { id: 'account.page.identification', defaultMessage: 'ID verification' },
  'block-appeal-history': { id: 'account.page.blockAppealHistory', defaultMessage: 'Account block appeals' },
});

/** What belongs on each page. */
export const words = defineMessages({
  'office-account': {
    id: 'account.page.account.words',
    defaultMessage: "Your balances and this session's profit/loss.",
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
    defaultMessage: 'Email news, currency and display settings.',
  },
  'office-bonus-deposit': {
    id: 'account.page.bonusDeposit.words',
    defaultMessage: 'Bonuses on deposits and their terms. This site gives none.',
  },
  'office-bonus-wager': {
    id: 'account.page.bonusWager.words',
    defaultMessage: 'How much of a bonus has been wagered. You have no bonus.',
  },
  'office-vipcashback': {
    id: 'account.page.vipcashback.words',
    defaultMessage: 'The level of the cashback and what it returns. There is no cashback on this site.',
  },
  'office-premiumcashback': {
    id: 'account.page.premiumcashback.words',
    defaultMessage: 'The cashback of the casino by period. There is no cashback on this site.',
  },
  'office-promotion': {
    id: 'account.page.promotion.words',
    defaultMessage: 'Checking a promo code and the codes you have used.',
  },
  'office-bringfriend': {
    id: 'account.page.bringfriend.words',
    defaultMessage: 'Inviting people and what came of it. There is no referral programme on this site.',
  },
  'office-support': { id: 'account.page.support.words', defaultMessage: 'Your conversations with support.' },
  'office-manager': {
    id: 'account.page.manager.words',
    defaultMessage: 'Players who have a manager of their own. You have none.',
  },
  'office-rewards': { id: 'account.page.rewards.words', defaultMessage: 'Rewards that you were given. There are none.' },
  'office-verification': {
    id: 'account.page.verification.words',
    defaultMessage: 'Documents that prove who you are. Play money asks for none.',
  },
  'office-share-idea': { id: 'account.page.shareIdea.words', defaultMessage: 'Telling us what should be better.' },
  'office-identification': {
    id: 'account.page.identification.words',
    defaultMessage: 'The identity check that some countries ask for.',
  },
  'block-appeal-history': {
    id: 'account.page.blockAppealHistory.words',
    defaultMessage: 'Your appeals against a block of the account and their answers. You have made none.',
  },
});
