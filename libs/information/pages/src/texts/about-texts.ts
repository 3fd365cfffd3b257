import { defineMessages } from 'react-intl';
import type { Text } from './text.ts';

const t = defineMessages({
  about1: {
    id: 'information.text.about.1',
    defaultMessage: 'Touchline is an open-source sportsbook front end. This demo runs it on a simulated betting engine.',
  },
  about2: {
    id: 'information.text.about.2',
    defaultMessage: "All money here is play money. You can't deposit or withdraw it, so there is nothing to win or lost.",
  },
  about3: { id: 'information.text.about.3', defaultMessage: 'What is real' },
  about4: {
    id: 'information.text.about.4',
    defaultMessage: 'Odds, limits and settlement follow written rules and are calculated to the cent.',
  },
  about5: { id: 'information.text.about.5', defaultMessage: 'Every bet is recorded and shown in your bet history.' },
  about6: { id: 'information.text.about.6', defaultMessage: 'What is invented' },
  about7: { id: 'information.text.about.7', defaultMessage: 'Teams, players, competitions and their results.' },
  about8: {
    id: 'information.text.about.8',
    defaultMessage: 'Helplines and addresses are fictional. Operators replace them with local ones.',
  },
  contacts1: {
    id: 'information.text.contacts.1',
    defaultMessage: 'This demo has no office or postal address. Ask about your bets in the support chat.',
  },
  contacts2: { id: 'information.text.contacts.2', defaultMessage: 'For a quick reply' },
  contacts3: { id: 'information.text.contacts.3', defaultMessage: "Include your bet ID (you'll find it in your bet history)." },
  contacts4: { id: 'information.text.contacts.4', defaultMessage: 'Tell us what you expected and what you see.' },
  contacts5: { id: 'information.text.contacts.5', defaultMessage: 'Never send your password. We will never ask for it.' },
  licenses1: {
    id: 'information.text.licenses.1',
    defaultMessage: 'This site takes no real-money bets and pays nothing out, so it holds no gambling licence.',
  },
  licenses2: {
    id: 'information.text.licenses.2',
    defaultMessage:
      'Operators using this software for real money must hold a licence in each market and display its number and issuer here.',
  },
  licenses3: { id: 'information.text.licenses.3', defaultMessage: 'Software' },
  licenses4: {
    id: 'information.text.licenses.4',
    defaultMessage: 'The source code is published under the MIT licence. The typefaces come with the SIL Open Font License.',
  },
  smsbets1: {
    id: 'information.text.smsbets.1',
    defaultMessage: 'Bets are accepted on this site only. Bets sent by text message are not accepted.',
  },
  cashTerminals1: {
    id: 'information.text.cashTerminals.1',
    defaultMessage: 'We have no payment terminals. Anyone taking cash in our name is not authorised.',
  },
  taxation1: {
    id: 'information.text.taxation.1',
    defaultMessage: 'Play money has no value, so nothing here is income and nothing is taxed.',
  },
  taxation2: {
    id: 'information.text.taxation.2',
    defaultMessage:
      'With real money, rules differ: some countries tax stakes, some tax winnings, some neither. Check with your local tax authority.',
  },
});

export const about: Text = [
  ['p', t.about1],
  ['p', t.about2],
  ['h', t.about3],
  ['li', t.about4],
  ['li', t.about5],
  ['h', t.about6],
  ['li', t.about7],
  ['li', t.about8],
];

export const contacts: Text = [
  ['p', t.contacts1],
  ['h', t.contacts2],
  ['li', t.contacts3],
  ['li', t.contacts4],
  ['li', t.contacts5],
];

export const licenses: Text = [
  ['p', t.licenses1],
  ['p', t.licenses2],
  ['h', t.licenses3],
  ['p', t.licenses4],
];

export const smsbets: Text = [['p', t.smsbets1]];

export const cashTerminals: Text = [['p', t.cashTerminals1]];

export const taxation: Text = [
  ['p', t.taxation1],
  ['p', t.taxation2],
];
