import { defineMessages } from 'react-intl';
import type { Text } from './text.ts';

const t = defineMessages({
  about1: {
    id: 'information.text.about.1',
    defaultMessage:
      'Touchline is an open front end for sports betting. This site shows it at work, with a backend that plays the games itself.',
  },
  about2: {
    id: 'information.text.about.2',
    defaultMessage: 'All money here is play money. It cannot be bought, paid out or exchanged, so nothing can be won or lost.',
  },
  about3: { id: 'information.text.about.3', defaultMessage: 'What is real' },
  about4: {
    id: 'information.text.about.4',
    defaultMessage: 'Odds, limits and settlement follow written rules and are worked out exactly, to the cent.',
  },
  about5: { id: 'information.text.about.5', defaultMessage: 'Every bet is kept in a ledger; your history shows each of them.' },
  about6: { id: 'information.text.about.6', defaultMessage: 'What is invented' },
  about7: { id: 'information.text.about.7', defaultMessage: 'Teams, players, championships and their results.' },
  about8: {
    id: 'information.text.about.8',
    defaultMessage: 'The helplines and addresses. An operator names the real ones of the country.',
  },
  contacts1: {
    id: 'information.text.contacts.1',
    defaultMessage: 'This site has no office and no post address. Questions about a bet are answered in the support conversation.',
  },
  contacts2: { id: 'information.text.contacts.2', defaultMessage: 'So that the answer comes soon' },
  contacts3: { id: 'information.text.contacts.3', defaultMessage: 'Name the number of the coupon; it stands in your bet history.' },
  contacts4: { id: 'information.text.contacts.4', defaultMessage: 'Say what you expected and what you see.' },
  contacts5: { id: 'information.text.contacts.5', defaultMessage: 'Never send your password. Nobody of the site asks for it.' },
  licenses1: {
    id: 'information.text.licenses.1',
    defaultMessage: 'This site holds no gambling licence and needs none: it takes no real bets and pays nothing out.',
  },
  licenses2: {
    id: 'information.text.licenses.2',
    defaultMessage:
      'Whoever uses this program for real money needs a licence of each country in which it is offered, and shows its number and issuer here.',
  },
  licenses3: { id: 'information.text.licenses.3', defaultMessage: 'The program' },
  licenses4: {
    id: 'information.text.licenses.4',
    defaultMessage: 'The source code is published under the MIT licence. The typefaces come with the SIL Open Font License.',
  },
  smsbets1: {
    id: 'information.text.smsbets.1',
    defaultMessage: 'Bets are placed on the site only. A text message with a bet is not read and not kept.',
  },
  cashTerminals1: {
    id: 'information.text.cashTerminals.1',
    defaultMessage: 'There are no terminals of this site. Whoever takes cash in its name does so without us.',
  },
  taxation1: {
    id: 'information.text.taxation.1',
    defaultMessage: 'Play money has no value, so nothing here is income and nothing is taxed.',
  },
  taxation2: {
    id: 'information.text.taxation.2',
    defaultMessage:
      'Where people bet with real money, some countries tax the stake, others the win, others neither. What holds for you is said by the tax office of your country.',
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
