import { defineMessages } from 'react-intl';

/** Headings by route key. */
export const titles = defineMessages({
  promo: { id: 'promo.promo.title', defaultMessage: 'Promotions' },
  promotion: { id: 'promo.promotion.title', defaultMessage: 'Promotion' },
  'landing-page': { id: 'promo.landingPage.title', defaultMessage: 'Offer summary' },
  'betting-awards': { id: 'promo.bettingAwards.title', defaultMessage: 'Awards' },
  points: { id: 'promo.points.title', defaultMessage: 'Loyalty points' },
  'mobile-app': { id: 'promo.mobileApp.title', defaultMessage: 'Mobile app' },
  'desktop-app': { id: 'promo.desktopApp.title', defaultMessage: 'Desktop app' },
  'cricket-app': { id: 'promo.cricketApp.title', defaultMessage: 'Cricket betting app' },
  'ipl-betting-app': { id: 'promo.iplBettingApp.title', defaultMessage: 'IPL betting app' },
  'cricket-world-cup': { id: 'promo.cricketWorldCup.title', defaultMessage: 'Cricket World Cup' },
  ourpartners: { id: 'promo.ourpartners.title', defaultMessage: 'Our partners' },
  partners: { id: 'promo.partners.title', defaultMessage: 'Affiliate programme' },
  bonuses: { id: 'promo.bonuses.title', defaultMessage: 'Bonuses' },
  bonus: { id: 'promo.bonus.title', defaultMessage: 'Bonus' },
  'bonuses-offers': { id: 'promo.bonusesOffers.title', defaultMessage: 'Bonuses & offers' },
  'bonus-offer': { id: 'promo.bonusOffer.title', defaultMessage: 'Offer' },
  'bonus-rules': { id: 'promo.bonusRules.title', defaultMessage: 'Bonus terms' },
  'bonus-partners': { id: 'promo.bonusPartners.title', defaultMessage: 'Partner bonuses' },
  'bonus-offers': { id: 'promo.bonusOffers.title', defaultMessage: 'All offers' },
});

/** Texts of the pages. */
export const words = defineMessages({
  promo: {
    id: 'promo.promo.words',
    defaultMessage: 'Promotions with play money: what to do, what you get and when each one ends.',
  },
  promotion: { id: 'promo.promotion.words', defaultMessage: 'The dates and the full terms of one promotion.' },
  'landing-page': {
    id: 'promo.landingPage.words',
    defaultMessage: 'An offer with its terms beside it.',
  },
  'betting-awards': {
    id: 'promo.bettingAwards.words',
    defaultMessage: 'The awards of this project, and why the list is short.',
  },
  points: {
    id: 'promo.points.words',
    defaultMessage: 'How points are earned, what they buy and your own history.',
  },
  'mobile-app': {
    id: 'promo.mobileApp.words',
    defaultMessage: 'How to put the site on the home screen of your phone.',
  },
  'desktop-app': {
    id: 'promo.desktopApp.words',
    defaultMessage: 'How to open the site in a window of its own on your computer.',
  },
  'cricket-app': {
    id: 'promo.cricketApp.words',
    defaultMessage: 'Cricket on your phone: what it shows and how to install it.',
  },
  'ipl-betting-app': {
    id: 'promo.iplBettingApp.words',
    defaultMessage: 'T20 cricket on your phone: what it shows and how to install it.',
  },
  'cricket-world-cup': {
    id: 'promo.cricketWorldCup.words',
    defaultMessage: 'An invented cricket tournament: teams, odds, winners, live scores, tips and questions.',
  },
  ourpartners: {
    id: 'promo.ourpartners.words',
    defaultMessage: 'Who works with this project, section by section.',
  },
  partners: {
    id: 'promo.partners.words',
    defaultMessage: 'How an affiliate programme works, and why this demo has none.',
  },
  bonuses: { id: 'promo.bonuses.words', defaultMessage: 'Every bonus on this site, with its terms.' },
  bonus: { id: 'promo.bonus.words', defaultMessage: 'What a new player gets here, and on what terms.' },
  'bonuses-offers': { id: 'promo.bonusesOffers.words', defaultMessage: 'Bonuses and offers side by side.' },
  'bonus-offer': { id: 'promo.bonusOffer.words', defaultMessage: 'The current offer and its terms.' },
  'bonus-rules': {
    id: 'promo.bonusRules.words',
    defaultMessage: 'The terms that apply to every bonus: opting in, progress, end and cancellation.',
  },
  'bonus-partners': { id: 'promo.bonusPartners.words', defaultMessage: 'Bonuses from partners of the site.' },
  'bonus-offers': { id: 'promo.bonusOffers.words', defaultMessage: 'All offers in one list.' },
});

/** Names in the menu. */
export const menuNames = defineMessages({
  promo: { id: 'promo.promo.title', defaultMessage: 'Promotions' },
  'office-bonus-deposit': { id: 'promo.mine', defaultMessage: 'My offers' },
  points: { id: 'promo.points.title', defaultMessage: 'Loyalty points' },
  'mobile-app': { id: 'promo.apps', defaultMessage: 'Apps' },
  ourpartners: { id: 'promo.partners', defaultMessage: 'Partners' },
});
