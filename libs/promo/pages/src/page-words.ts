import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  promo: { id: 'promo.promo.title', defaultMessage: 'Promotions' },
  promotion: { id: 'promo.promotion.title', defaultMessage: 'Promotion' },
  'landing-page': { id: 'promo.landingPage.title', defaultMessage: 'Promotion in short' },
  'betting-awards': { id: 'promo.bettingAwards.title', defaultMessage: 'Betting awards' },
  points: { id: 'promo.points.title', defaultMessage: 'Points' },
  'mobile-app': { id: 'promo.mobileApp.title', defaultMessage: 'Mobile application' },
  'desktop-app': { id: 'promo.desktopApp.title', defaultMessage: 'Desktop application' },
  'cricket-app': { id: 'promo.cricketApp.title', defaultMessage: 'Cricket on the phone' },
  'ipl-betting-app': { id: 'promo.iplBettingApp.title', defaultMessage: 'Cricket league on the phone' },
  'cricket-world-cup': { id: 'promo.cricketWorldCup.title', defaultMessage: 'Cricket world cup' },
  ourpartners: { id: 'promo.ourpartners.title', defaultMessage: 'Our partners' },
  partners: { id: 'promo.partners.title', defaultMessage: 'Partner programme' },
  bonuses: { id: 'promo.bonuses.title', defaultMessage: 'Bonuses' },
  bonus: { id: 'promo.bonus.title', defaultMessage: 'Bonus' },
  'bonuses-offers': { id: 'promo.bonusesOffers.title', defaultMessage: 'Offers and bonuses' },
  'bonus-offer': { id: 'promo.bonusOffer.title', defaultMessage: 'Offer' },
  'bonus-rules': { id: 'promo.bonusRules.title', defaultMessage: 'Rules of bonuses' },
  'bonus-partners': { id: 'promo.bonusPartners.title', defaultMessage: 'Bonuses of partners' },
  'bonus-offers': { id: 'promo.bonusOffers.title', defaultMessage: 'All offers' },
});

/** What belongs on each page. */
export const words = defineMessages({
  promo: {
    id: 'promo.promo.words',
    defaultMessage: 'This page is for promotions with their dates and full terms. There are none on this site.',
  },
  promotion: { id: 'promo.promotion.words', defaultMessage: 'This page is for the dates and the full terms of one promotion.' },
  'landing-page': {
    id: 'promo.landingPage.words',
    defaultMessage: 'This page is for what an advertisement promises, with the terms beside it.',
  },
  'betting-awards': {
    id: 'promo.bettingAwards.words',
    defaultMessage: 'This page is for awards that the site has received. It has received none.',
  },
  points: {
    id: 'promo.points.words',
    defaultMessage: 'This page is for the points of the loyalty programme: how they are earned and what they are worth.',
  },
  'mobile-app': {
    id: 'promo.mobileApp.words',
    defaultMessage: 'The site works in the browser of any phone. There is no application to install.',
  },
  'desktop-app': {
    id: 'promo.desktopApp.words',
    defaultMessage: 'The site works in any current browser. There is no application to install.',
  },
  'cricket-app': {
    id: 'promo.cricketApp.words',
    defaultMessage: 'Cricket is part of the line in every browser. There is no application for it.',
  },
  'ipl-betting-app': {
    id: 'promo.iplBettingApp.words',
    defaultMessage: 'Games of cricket championships are part of the line in every browser. There is no application for them.',
  },
  'cricket-world-cup': {
    id: 'promo.cricketWorldCup.words',
    defaultMessage: 'This page is for the championship: dates, odds, winners, games in play and questions. It is not being played now.',
  },
  ourpartners: {
    id: 'promo.ourpartners.words',
    defaultMessage: 'This page is for clubs and leagues that the site supports. It supports none.',
  },
  partners: {
    id: 'promo.partners.words',
    defaultMessage: 'This page is for people who want to send visitors here. There is no partner programme.',
  },
  bonuses: { id: 'promo.bonuses.words', defaultMessage: 'This page is for every bonus with its terms. This site gives none.' },
  bonus: { id: 'promo.bonus.words', defaultMessage: 'This page is for the bonus of a new player and its terms. This site gives none.' },
  'bonuses-offers': { id: 'promo.bonusesOffers.words', defaultMessage: 'This page is for offers that can be chosen in place of a bonus.' },
  'bonus-offer': { id: 'promo.bonusOffer.words', defaultMessage: 'This page is for the offer that is open at the moment. There is none.' },
  'bonus-rules': {
    id: 'promo.bonusRules.words',
    defaultMessage: 'This page is for the rules that hold for every bonus: wagering, time limits and what cancels a bonus.',
  },
  'bonus-partners': { id: 'promo.bonusPartners.words', defaultMessage: 'This page is for bonuses that come from partners of the site.' },
  'bonus-offers': { id: 'promo.bonusOffers.words', defaultMessage: 'This page is for the list of offers, also those that are over.' },
});
