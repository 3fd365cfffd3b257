import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  information: { id: 'information.information.title', defaultMessage: 'Information' },
  about: { id: 'information.about.title', defaultMessage: 'About the site' },
  contacts: { id: 'information.contacts.title', defaultMessage: 'Contacts' },
  howbet: { id: 'information.howbet.title', defaultMessage: 'How to bet' },
  'betting-alphabet': { id: 'information.bettingAlphabet.title', defaultMessage: 'The words of betting' },
  rules: { id: 'information.rules.title', defaultMessage: 'Rules' },
  'football-champions-rules': { id: 'information.footballChampionsRules.title', defaultMessage: 'Football rules in short' },
  responsiblegaming: { id: 'information.responsiblegaming.title', defaultMessage: 'Responsible gaming' },
  licenses: { id: 'information.licenses.title', defaultMessage: 'Licences' },
  cookies: { id: 'information.cookies.title', defaultMessage: 'Cookies' },
  consent: { id: 'information.consent.title', defaultMessage: 'Consent' },
  taxation: { id: 'information.taxation.title', defaultMessage: 'Taxes' },
  simpleidentification: { id: 'information.simpleidentification.title', defaultMessage: 'Simple identification' },
  kycpolicy: { id: 'information.kycpolicy.title', defaultMessage: 'Know your customer' },
  amlpolicy: { id: 'information.amlpolicy.title', defaultMessage: 'Against money laundering' },
  amlkyc: { id: 'information.amlkyc.title', defaultMessage: 'Checks of people and payments' },
  disputeresolution: { id: 'information.disputeresolution.title', defaultMessage: 'Disputes' },
  smsbets: { id: 'information.smsbets.title', defaultMessage: 'Bets by text message' },
  cash_terminals: { id: 'information.cashterminals.title', defaultMessage: 'Cash terminals' },
  'betting-calculator': { id: 'information.bettingCalculator.title', defaultMessage: 'Betting calculator' },
  news: { id: 'information.news.title', defaultMessage: 'News' },
});

/** What belongs on each page. */
export const words = defineMessages({
  about: {
    id: 'information.about.words',
    defaultMessage: 'Who makes this site, what it is for, and why nothing can be won or lost on it.',
  },
  contacts: { id: 'information.contacts.words', defaultMessage: 'Where to write, and what to say so that the answer comes soon.' },
  howbet: { id: 'information.howbet.words', defaultMessage: 'From choosing an outcome to the settled coupon, step by step.' },
  'betting-alphabet': { id: 'information.bettingAlphabet.words', defaultMessage: 'What the words on this site mean, in plain language.' },
  rules: { id: 'information.rules.words', defaultMessage: 'The rules by which bets are taken and settled, by chapter.' },
  'football-champions-rules': {
    id: 'information.footballChampionsRules.words',
    defaultMessage: 'What counts for bets on football: time of play, extra time, postponed games.',
  },
  responsiblegaming: {
    id: 'information.responsiblegaming.words',
    defaultMessage: 'Signs that playing has stopped being a game, what you can set for yourself, and who helps.',
  },
  licenses: { id: 'information.licenses.words', defaultMessage: 'Which licence the site has: none, because it takes no real bets.' },
  cookies: { id: 'information.cookies.words', defaultMessage: 'What the site keeps in your browser, for how long and why.' },
  consent: { id: 'information.consent.words', defaultMessage: 'What you agree to when you register, and how to take it back.' },
  taxation: {
    id: 'information.taxation.words',
    defaultMessage: 'Why no tax arises here, and what to look at where real money is played for.',
  },
  simpleidentification: {
    id: 'information.simpleidentification.words',
    defaultMessage: 'What a short identity check is. This site makes none.',
  },
  kycpolicy: {
    id: 'information.kycpolicy.words',
    defaultMessage: 'What an operator has to know about a player, and what this site knows.',
  },
  amlpolicy: { id: 'information.amlpolicy.words', defaultMessage: 'How operators keep dirty money out, and why there is no money here.' },
  amlkyc: { id: 'information.amlkyc.words', defaultMessage: 'Which checks an operator makes and when. This site makes none.' },
  disputeresolution: {
    id: 'information.disputeresolution.words',
    defaultMessage: 'What to do when you think that a bet was settled wrongly.',
  },
  smsbets: { id: 'information.smsbets.words', defaultMessage: 'Bets are taken on the site only, not by text message.' },
  cash_terminals: { id: 'information.cashterminals.words', defaultMessage: 'The site has no terminals and takes no cash.' },
  'betting-calculator': {
    id: 'information.bettingCalculator.words',
    defaultMessage: 'This page is for working out what a coupon would pay. The coupon itself shows it for every bet that you pick.',
  },
  news: { id: 'information.news.words', defaultMessage: 'This page is for news of the site. None has been published.' },
});
