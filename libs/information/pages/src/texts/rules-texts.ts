import { defineMessages } from 'react-intl';
import type { Text } from './text.ts';

const t = defineMessages({
  accepting1: { id: 'information.text.accepting.1', defaultMessage: 'Accepting bets' },
  accepting2: {
    id: 'information.text.accepting.2',
    defaultMessage: 'A bet is accepted when the site has confirmed it with a number. Until then nothing is taken from the account.',
  },
  accepting3: {
    id: 'information.text.accepting.3',
    defaultMessage: 'An accepted bet stands with its odds. It cannot be changed or taken back.',
  },
  accepting4: {
    id: 'information.text.accepting.4',
    defaultMessage: 'The smallest and the largest stake of a coupon are shown before it is placed.',
  },
  accepting5: {
    id: 'information.text.accepting.5',
    defaultMessage: 'Outcomes of one game that depend on each other cannot stand in one express.',
  },
  settling1: { id: 'information.text.settling.1', defaultMessage: 'Settling bets' },
  settling2: {
    id: 'information.text.settling.2',
    defaultMessage: 'Bets are settled by the published result of the game, as it stands when the game has ended.',
  },
  settling3: {
    id: 'information.text.settling.3',
    defaultMessage: 'A coupon pays stake times the exact product of its odds, rounded down to the smallest coin.',
  },
  settling4: {
    id: 'information.text.settling.4',
    defaultMessage:
      'A bet that is half won or half lost counts for half of the stake, and the other half is returned or lost as the market says.',
  },
  returns1: { id: 'information.text.returns.1', defaultMessage: 'Returned bets' },
  returns2: {
    id: 'information.text.returns.2',
    defaultMessage: 'When a game does not take place or a market cannot be judged, its bets are returned: they count as odds of 1.',
  },
  returns3: {
    id: 'information.text.returns.3',
    defaultMessage: 'In an express the other bets stand; the odds are multiplied without the returned one.',
  },
  corrections1: { id: 'information.text.corrections.1', defaultMessage: 'Corrections' },
  corrections2: {
    id: 'information.text.corrections.2',
    defaultMessage:
      'A result that was published by mistake is corrected and the bets on it are settled again. Your history shows both entries.',
  },
});

export const accepting: Text = [
  ['h', t.accepting1],
  ['p', t.accepting2],
  ['p', t.accepting3],
  ['p', t.accepting4],
  ['p', t.accepting5],
];

export const settling: Text = [
  ['h', t.settling1],
  ['p', t.settling2],
  ['p', t.settling3],
  ['p', t.settling4],
];

export const returns: Text = [
  ['h', t.returns1],
  ['p', t.returns2],
  ['p', t.returns3],
];

export const corrections: Text = [
  ['h', t.corrections1],
  ['p', t.corrections2],
];
