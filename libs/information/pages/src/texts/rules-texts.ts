import { defineMessages } from 'react-intl';
import type { Text } from './text.ts';

const t = defineMessages({
  accepting1: { id: 'information.text.accepting.1', defaultMessage: 'Accepting bets' },
  accepting2: {
    id: 'information.text.accepting.2',
    defaultMessage: 'A bet is accepted once the site confirms it with a bet ID. Until then nothing is debited.',
  },
  accepting3: {
    id: 'information.text.accepting.3',
    defaultMessage: "An accepted bet stands at its odds. It can't be changed or cancelled.",
  },
  accepting4: {
    id: 'information.text.accepting.4',
    defaultMessage: 'Minimum and maximum stakes are shown before you place a bet.',
  },
  accepting5: {
    id: 'information.text.accepting.5',
    defaultMessage: "Related selections from the same event can't be combined in an express.",
  },
  settling1: { id: 'information.text.settling.1', defaultMessage: 'Settling bets' },
  settling2: {
    id: 'information.text.settling.2',
    defaultMessage: 'Bets are settled on the official result at the end of the event.',
  },
  settling3: {
    id: 'information.text.settling.3',
    defaultMessage: 'A coupon pays the stake multiplied by the exact product of its odds, rounded down to the cent.',
  },
  settling4: {
    id: 'information.text.settling.4',
    defaultMessage: 'If a bet is half won or half lost, half the stake is settled as won or lost and the other half is void.',
  },
  returns1: { id: 'information.text.returns.1', defaultMessage: 'Void bets' },
  returns2: {
    id: 'information.text.returns.2',
    defaultMessage: "If an event doesn't take place or a market can't be settled, its bets are void (odds 1.00).",
  },
  returns3: {
    id: 'information.text.returns.3',
    defaultMessage: 'In an express the other selections stand; the void one counts at odds of 1.00.',
  },
  corrections1: { id: 'information.text.corrections.1', defaultMessage: 'Corrections' },
  corrections2: {
    id: 'information.text.corrections.2',
    defaultMessage: 'If a result is corrected, affected bets are resettled. Your history shows both entries.',
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
