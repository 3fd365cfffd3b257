import { defineMessages } from 'react-intl';

/** Headings of the office, by the keys of the route table. */
export const titles = defineMessages({
  'office-account': { id: 'account.page.account', defaultMessage: 'Account' },
  'office-history': { id: 'account.page.history', defaultMessage: 'Bet history' },
  'office-historypay': { id: 'account.page.historypay', defaultMessage: 'Payment history' },
  'office-security': { id: 'account.page.security', defaultMessage: 'Security' },
  'office-responsible': { id: 'account.page.responsible', defaultMessage: 'Limits' },
  'office-settings': { id: 'account.page.settings', defaultMessage: 'Settings' },
  'office-bonus-deposit': { id: 'account.page.bonusDeposit', defaultMessage: 'Deposit bonuses' },
  'office-bonus-wager': { id: 'account.page.bonusWager', defaultMessage: 'Bonus wagering' },
  'office-vipcashback': { id: 'account.page.vipcashback', defaultMessage: 'VIP cashback' },
  'office-premiumcashback': { id: 'account.page.premiumcashback', defaultMessage: 'Premium cashback' },
  'office-promotion': { id: 'account.page.promotion', defaultMessage: 'Promo codes' },
  'office-bringfriend': { id: 'account.page.bringfriend', defaultMessage: 'Bring a friend' },
  'office-support': { id: 'account.page.support', defaultMessage: 'Support' },
  'office-manager': { id: 'account.page.manager', defaultMessage: 'Personal manager' },
  'office-rewards': { id: 'account.page.rewards', defaultMessage: 'Rewards' },
  'office-verification': { id: 'account.page.verification', defaultMessage: 'Verification' },
  'office-share-idea': { id: 'account.page.shareIdea', defaultMessage: 'Share an idea' },
  'office-identification': { id: 'account.page.identification', defaultMessage: 'Identification' },
  'block-appeal-history': { id: 'account.page.blockAppealHistory', defaultMessage: 'Appeals against a block' },
});

/** What belongs on each page. */
export const words = defineMessages({
  'office-account': {
    id: 'account.page.account.words',
    defaultMessage: 'Your accounts with their balances, and what this session has cost or brought.',
  },
  'office-history': { id: 'account.page.history.words', defaultMessage: 'Every coupon with its bets and how it was settled.' },
  'office-historypay': {
    id: 'account.page.historypay.words',
    defaultMessage: 'This page is for what was paid in and out. Play money is neither paid in nor out, so the list is empty.',
  },
  'office-security': {
    id: 'account.page.security.words',
    defaultMessage: 'This page is for the password, the second step of sign-in and the devices that are signed in.',
  },
  'office-responsible': {
    id: 'account.page.responsible.words',
    defaultMessage:
      'This page is for limits on stakes, losses and time, and for breaks. Until it is here, the helplines at the foot of the page are open to you.',
  },
  'office-settings': {
    id: 'account.page.settings.words',
    defaultMessage: 'This page is for news by e-mail, the currency and what the site shows you.',
  },
  'office-bonus-deposit': {
    id: 'account.page.bonusDeposit.words',
    defaultMessage: 'This page is for bonuses on deposits and their terms. This site gives none.',
  },
  'office-bonus-wager': {
    id: 'account.page.bonusWager.words',
    defaultMessage: 'This page is for how much of a bonus has been wagered. You have no bonus.',
  },
  'office-vipcashback': {
    id: 'account.page.vipcashback.words',
    defaultMessage: 'This page is for the level of the cashback and what it returns. There is no cashback on this site.',
  },
  'office-premiumcashback': {
    id: 'account.page.premiumcashback.words',
    defaultMessage: 'This page is for the cashback of the casino by period. There is no cashback on this site.',
  },
  'office-promotion': {
    id: 'account.page.promotion.words',
    defaultMessage: 'This page is for checking a promo code and the codes you have used.',
  },
  'office-bringfriend': {
    id: 'account.page.bringfriend.words',
    defaultMessage: 'This page is for inviting people and what came of it. There is no referral programme on this site.',
  },
  'office-support': { id: 'account.page.support.words', defaultMessage: 'This page is for your conversations with support.' },
  'office-manager': {
    id: 'account.page.manager.words',
    defaultMessage: 'This page is for players who have a manager of their own. You have none.',
  },
  'office-rewards': { id: 'account.page.rewards.words', defaultMessage: 'This page is for rewards that you were given. There are none.' },
  'office-verification': {
    id: 'account.page.verification.words',
    defaultMessage: 'This page is for documents that prove who you are. Play money asks for none.',
  },
  'office-share-idea': { id: 'account.page.shareIdea.words', defaultMessage: 'This page is for telling us what should be better.' },
  'office-identification': {
    id: 'account.page.identification.words',
    defaultMessage: 'This page is for the identity check that some countries ask for.',
  },
  'block-appeal-history': {
    id: 'account.page.blockAppealHistory.words',
    defaultMessage: 'This page is for your appeals against a block of the account and their answers. You have made none.',
  },
});
