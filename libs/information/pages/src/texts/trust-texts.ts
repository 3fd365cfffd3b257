import { defineMessages } from 'react-intl';
import type { Text } from './text.ts';

const t = defineMessages({
  consent1: {
    id: 'information.text.consent.1',
    defaultMessage: 'When you register you say that you are at least 18 years old and agree to the rules of this site.',
  },
  consent2: {
    id: 'information.text.consent.2',
    defaultMessage:
      'Cookies that are not needed are set only when you allow them. You can change your mind at any time in the cookie settings.',
  },
  kycpolicy1: {
    id: 'information.text.kycpolicy.1',
    defaultMessage: 'An operator with a licence has to know who plays: name, date of birth and address, proven by a document.',
  },
  kycpolicy2: {
    id: 'information.text.kycpolicy.2',
    defaultMessage: 'This site knows only your country and currency, and a login that it made for you. It asks for no document.',
  },
  simpleidentification1: {
    id: 'information.text.simpleidentification.1',
    defaultMessage: 'Some countries allow a short check of a player by phone number and a public register, before the first payment.',
  },
  simpleidentification2: { id: 'information.text.simpleidentification.2', defaultMessage: 'Nothing is paid here, so nothing is checked.' },
  amlpolicy1: {
    id: 'information.text.amlpolicy.1',
    defaultMessage:
      'Operators watch for payments that serve to hide where money comes from: large sums, many cards, withdrawals without bets. What looks so is reported to the authorities.',
  },
  amlpolicy2: {
    id: 'information.text.amlpolicy.2',
    defaultMessage: 'Play money comes from nowhere and goes nowhere. There is nothing to launder.',
  },
  amlkyc1: { id: 'information.text.amlkyc.1', defaultMessage: 'When an operator checks' },
  amlkyc2: { id: 'information.text.amlkyc.2', defaultMessage: 'Before the first withdrawal: who the player is.' },
  amlkyc3: { id: 'information.text.amlkyc.3', defaultMessage: 'Above an amount that the law names: where the money comes from.' },
  amlkyc4: { id: 'information.text.amlkyc.4', defaultMessage: 'When data changes: whether it is still the same person.' },
  amlkyc5: { id: 'information.text.amlkyc.5', defaultMessage: 'This site pays nothing and checks nobody.' },
});

export const consent: Text = [
  ['p', t.consent1],
  ['p', t.consent2],
];

export const kycpolicy: Text = [
  ['p', t.kycpolicy1],
  ['p', t.kycpolicy2],
];

export const simpleidentification: Text = [
  ['p', t.simpleidentification1],
  ['p', t.simpleidentification2],
];

export const amlpolicy: Text = [
  ['p', t.amlpolicy1],
  ['p', t.amlpolicy2],
];

export const amlkyc: Text = [
  ['h', t.amlkyc1],
  ['li', t.amlkyc2],
  ['li', t.amlkyc3],
  ['li', t.amlkyc4],
  ['p', t.amlkyc5],
];
