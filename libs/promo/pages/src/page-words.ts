import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
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

/** What belongs on each page. */
export const words = defineMessages({
  promo: {
    id: 'promo.promo.words',
    defaultMessage: 'No promotions right now. Check back soon.',
  },
  promotion: { id: 'promo.promotion.words', defaultMessage: 'The dates and the full terms of one promotion.' },
  'landing-page': {
    id: 'promo.landingPage.words',
    defaultMessage: 'What an advertisement promises, with the terms beside it.',
  },
  'betting-awards': {
    id: 'promo.bettingAwards.words',
    defaultMessage: 'Awards that the site has received. It has received none.',
  },
  points: {
    id: 'promo.points.words',
    defaultMessage: 'The points of the loyalty programme: how they are earned and what they are worth.',
  },
  'mobile-app': {
    id: 'promo.mobileApp.words',
    defaultMessage: "The site works in any mobile browser. There's no app to install.",
  },
  'desktop-app': {
    id: 'promo.desktopApp.words',
    defaultMessage: "The site works in any modern browser. There's no app to install.",
  },
  'cricket-app': {
    id: 'promo.cricketApp.words',
    defaultMessage: "Bet on cricket in any browser. There's no separate app.",
  },
  'ipl-betting-app': {
    id: 'promo.iplBettingApp.words',
    defaultMessage: "Bet on IPL cricket in any browser. There's no separate app.",
  },
  'cricket-world-cup': {
    id: 'promo.cricketWorldCup.words',
    defaultMessage: 'Dates, odds, winners, live matches and questions.',
  },
  ourpartners: {
    id: 'promo.ourpartners.words',
    defaultMessage: 'Clubs and leagues that the site supports. It supports none.',
  },
  partners: {
    id: 'promo.partners.words',
    defaultMessage: 'People who want to send visitors here. There is no partner programme.',
  },
  bonuses: { id: 'promo.bonuses.words', defaultMessage: 'Every bonus with its terms. This site gives none.' },
  bonus: { id: 'promo.bonus.words', defaultMessage: 'The bonus of a new player and its terms. This site gives none.' },
  'bonuses-offers': { id: 'promo.bonusesOffers.words', defaultMessage: 'Offers that can be chosen in place of a bonus.' },
  'bonus-offer': { id: 'promo.bonusOffer.words', defaultMessage: 'The offer that is open at the moment. There is none.' },
  'bonus-rules': {
    id: 'promo.bonusRules.words',
    defaultMessage: 'The rules that hold for every bonus: wagering, time limits and what cancels a bonus.',
  },
  'bonus-partners': { id: 'promo.bonusPartners.words', defaultMessage: 'Bonuses that come from partners of the site.' },
  'bonus-offers': { id: 'promo.bonusOffers.words', defaultMessage: 'The list of offers, also those that are over.' },
});
