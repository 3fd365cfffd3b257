import { defineMessages } from 'react-intl';

/** Headings by route key. */
export const titles = defineMessages({
  information: { id: 'information.information.title', defaultMessage: 'Site information' },
  about: { id: 'information.about.title', defaultMessage: 'About us' },
  contacts: { id: 'information.contacts.title', defaultMessage: 'Contact us' },
  howbet: { id: 'information.howbet.title', defaultMessage: 'How to bet' },
  'betting-alphabet': { id: 'information.bettingAlphabet.title', defaultMessage: 'Betting glossary' },
  rules: { id: 'information.rules.title', defaultMessage: 'Rules' },
  'football-champions-rules': { id: 'information.footballChampionsRules.title', defaultMessage: 'Football rules' },
  responsiblegaming: { id: 'information.responsiblegaming.title', defaultMessage: 'Responsible gaming' },
  licenses: { id: 'information.licenses.title', defaultMessage: 'Licences' },
  cookies: { id: 'information.cookies.title', defaultMessage: 'Cookies' },
  consent: { id: 'information.consent.title', defaultMessage: 'Consent' },
  taxation: { id: 'information.taxation.title', defaultMessage: 'Taxes' },
  simpleidentification: { id: 'information.simpleidentification.title', defaultMessage: 'Simplified verification' },
  kycpolicy: { id: 'information.kycpolicy.title', defaultMessage: 'KYC policy' },
  amlpolicy: { id: 'information.amlpolicy.title', defaultMessage: 'AML policy' },
  amlkyc: { id: 'information.amlkyc.title', defaultMessage: 'AML & KYC checks' },
  disputeresolution: { id: 'information.disputeresolution.title', defaultMessage: 'Complaints & disputes' },
  smsbets: { id: 'information.smsbets.title', defaultMessage: 'SMS betting' },
  cash_terminals: { id: 'information.cashterminals.title', defaultMessage: 'Payment terminals' },
  'betting-calculator': { id: 'information.bettingCalculator.title', defaultMessage: 'Bet calculator' },
  news: { id: 'information.news.title', defaultMessage: 'News' },
});

/** Texts of the pages. */
export const words = defineMessages({
  about: {
    id: 'information.about.words',
    defaultMessage: 'Who runs this site, and why nothing can be won or lost here.',
  },
  contacts: { id: 'information.contacts.words', defaultMessage: 'How to reach us and what to include for a quick reply.' },
  howbet: { id: 'information.howbet.words', defaultMessage: 'From picking a market to settlement, step by step.' },
  'betting-alphabet': { id: 'information.bettingAlphabet.words', defaultMessage: 'Betting terms in plain English.' },
  rules: { id: 'information.rules.words', defaultMessage: 'Betting and settlement rules by chapter.' },
  'football-champions-rules': {
    id: 'information.footballChampionsRules.words',
    defaultMessage: 'What counts for football bets: playing time, extra time, postponements.',
  },
  responsiblegaming: {
    id: 'information.responsiblegaming.words',
    defaultMessage: 'Warning signs, the limits you can set, and where to get help.',
  },
  licenses: { id: 'information.licenses.words', defaultMessage: 'This demo takes no real-money bets and holds no gambling licence.' },
  cookies: { id: 'information.cookies.words', defaultMessage: 'What the site keeps in your browser, for how long and why.' },
  consent: { id: 'information.consent.words', defaultMessage: 'What you agree to when you register, and how to withdraw consent.' },
  taxation: {
    id: 'information.taxation.words',
    defaultMessage: 'Why nothing here is taxable, and what to check when you bet with real money.',
  },
  simpleidentification: {
    id: 'information.simpleidentification.words',
    defaultMessage: "What a simplified ID check is. This demo doesn't require one.",
  },
  kycpolicy: {
    id: 'information.kycpolicy.words',
    defaultMessage: 'What licensed operators must know about their customers, and what we hold.',
  },
  amlpolicy: { id: 'information.amlpolicy.words', defaultMessage: 'How operators prevent money laundering. This demo handles no money.' },
  amlkyc: { id: 'information.amlkyc.words', defaultMessage: 'Which checks operators make, and when. This demo makes none.' },
  disputeresolution: {
    id: 'information.disputeresolution.words',
    defaultMessage: 'What to do if you think a bet was settled incorrectly.',
  },
  smsbets: { id: 'information.smsbets.words', defaultMessage: 'Bets are taken on the site only, not by text message.' },
  cash_terminals: { id: 'information.cashterminals.words', defaultMessage: 'We have no payment terminals and accept no cash.' },
  'betting-calculator': {
    id: 'information.bettingCalculator.words',
    defaultMessage: 'Work out what a coupon pays.',
  },
  news: { id: 'information.news.words', defaultMessage: 'News of the site. None has been published.' },
});
