import { defineMessages } from 'react-intl';
import type { Text } from './text.ts';

const t = defineMessages({
  consent1: {
    id: 'information.text.consent.1',
    defaultMessage: 'By registering you confirm that you are 18 or over and accept the site rules.',
  },
  consent2: {
    id: 'information.text.consent.2',
    defaultMessage: 'Optional cookies are set only with your consent. You can change your choice in Cookie settings.',
  },
  kycpolicy1: {
    id: 'information.text.kycpolicy.1',
    defaultMessage: 'Licensed operators must verify who is playing: name, date of birth and address, with a document.',
  },
  kycpolicy2: {
    id: 'information.text.kycpolicy.2',
    defaultMessage: 'We hold only your country, your currency and the username we generated. No documents are required.',
  },
  simpleidentification1: {
    id: 'information.text.simpleidentification.1',
    defaultMessage: 'Some countries allow a short check of a player by phone number and a public register, before the first payment.',
  },
  simpleidentification2: {
    id: 'information.text.simpleidentification.2',
    defaultMessage: 'No payments are made here, so no check is needed.',
  },
  amlpolicy1: {
    id: 'information.text.amlpolicy.1',
    defaultMessage:
      'Operators monitor payments that may hide the origin of funds: large sums, many cards, withdrawals without betting. Suspicious activity is reported.',
  },
  amlpolicy2: {
    id: 'information.text.amlpolicy.2',
    defaultMessage: 'Play money has no value, so there is nothing to launder.',
  },
  amlkyc1: { id: 'information.text.amlkyc.1', defaultMessage: 'When operators check' },
  amlkyc2: { id: 'information.text.amlkyc.2', defaultMessage: 'Before the first withdrawal: identity.' },
  amlkyc3: { id: 'information.text.amlkyc.3', defaultMessage: 'Above the legal threshold: source of funds.' },
  amlkyc4: { id: 'information.text.amlkyc.4', defaultMessage: 'When details change: identity again.' },
  amlkyc5: { id: 'information.text.amlkyc.5', defaultMessage: 'This demo pays nothing out and makes no checks.' },
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
