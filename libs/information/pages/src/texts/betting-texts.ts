import { defineMessages } from 'react-intl';
import type { Text } from './text.ts';

const t = defineMessages({
  howbet1: {
    id: 'information.text.howbet.1',
    defaultMessage: 'A bet is a stake on an outcome, at odds that are fixed at the moment the bet is accepted.',
  },
  howbet2: { id: 'information.text.howbet.2', defaultMessage: 'Step by step' },
  howbet3: { id: 'information.text.howbet.3', defaultMessage: 'Choose a game in Line (before it begins) or Live (while it is played).' },
  howbet4: {
    id: 'information.text.howbet.4',
    defaultMessage: 'Press the price of an outcome. The bet goes into the coupon; pressing again takes it out.',
  },
  howbet5: { id: 'information.text.howbet.5', defaultMessage: 'Enter a stake. The coupon shows what a win would pay.' },
  howbet6: {
    id: 'information.text.howbet.6',
    defaultMessage: 'Place the bet. If the price has moved, the coupon asks you first, as your settings say.',
  },
  howbet7: {
    id: 'information.text.howbet.7',
    defaultMessage: 'When the game is over the bet is settled. The result stands in your bet history.',
  },
  howbet8: { id: 'information.text.howbet.8', defaultMessage: 'Kinds of coupons' },
  howbet9: { id: 'information.text.howbet.9', defaultMessage: 'Single' },
  howbet10: { id: 'information.text.howbet.10', defaultMessage: 'One outcome. It pays stake times odds.' },
  howbet11: { id: 'information.text.howbet.11', defaultMessage: 'Express' },
  howbet12: {
    id: 'information.text.howbet.12',
    defaultMessage: 'Several outcomes of different games; the odds are multiplied. It wins when all of them win.',
  },
  howbet13: { id: 'information.text.howbet.13', defaultMessage: 'System' },
  howbet14: {
    id: 'information.text.howbet.14',
    defaultMessage: 'All expresses of a chosen size that the outcomes make. It can pay although some outcomes lose.',
  },
  howbet15: { id: 'information.text.howbet.15', defaultMessage: 'Before you begin' },
  howbet16: {
    id: 'information.text.howbet.16',
    defaultMessage:
      'The odds contain the margin of the house: over many bets a player loses more often than not. Decide beforehand what you can do without.',
  },
  bettingAlphabet1: { id: 'information.text.bettingAlphabet.1', defaultMessage: 'Banker' },
  bettingAlphabet2: {
    id: 'information.text.bettingAlphabet.2',
    defaultMessage: 'A bet of a system that is part of every one of its expresses.',
  },
  bettingAlphabet3: { id: 'information.text.bettingAlphabet.3', defaultMessage: 'Coupon' },
  bettingAlphabet4: { id: 'information.text.bettingAlphabet.4', defaultMessage: 'The list of bets that you place together.' },
  bettingAlphabet5: { id: 'information.text.bettingAlphabet.5', defaultMessage: 'Draw' },
  bettingAlphabet6: {
    id: 'information.text.bettingAlphabet.6',
    defaultMessage: 'Both sides have the same score at the end of the time that counts.',
  },
  bettingAlphabet7: { id: 'information.text.bettingAlphabet.7', defaultMessage: 'Handicap' },
  bettingAlphabet8: {
    id: 'information.text.bettingAlphabet.8',
    defaultMessage: 'Goals or points that are added to one side before the result is judged.',
  },
  bettingAlphabet9: { id: 'information.text.bettingAlphabet.9', defaultMessage: 'Line and live' },
  bettingAlphabet10: {
    id: 'information.text.bettingAlphabet.10',
    defaultMessage: 'Games before they begin, and games that are being played.',
  },
  bettingAlphabet11: { id: 'information.text.bettingAlphabet.11', defaultMessage: 'Margin' },
  bettingAlphabet12: { id: 'information.text.bettingAlphabet.12', defaultMessage: 'The part of the odds that stays with the house.' },
  bettingAlphabet13: { id: 'information.text.bettingAlphabet.13', defaultMessage: 'Market' },
  bettingAlphabet14: { id: 'information.text.bettingAlphabet.14', defaultMessage: 'One question about a game with its possible outcomes.' },
  bettingAlphabet15: { id: 'information.text.bettingAlphabet.15', defaultMessage: 'Odds' },
  bettingAlphabet16: {
    id: 'information.text.bettingAlphabet.16',
    defaultMessage: 'What one unit of stake pays when the bet wins, the stake included.',
  },
  bettingAlphabet17: { id: 'information.text.bettingAlphabet.17', defaultMessage: 'Outcome' },
  bettingAlphabet18: { id: 'information.text.bettingAlphabet.18', defaultMessage: 'One of the answers of a market.' },
  bettingAlphabet19: { id: 'information.text.bettingAlphabet.19', defaultMessage: 'Return' },
  bettingAlphabet20: { id: 'information.text.bettingAlphabet.20', defaultMessage: 'The stake comes back: the bet counts as odds of 1.' },
  bettingAlphabet21: { id: 'information.text.bettingAlphabet.21', defaultMessage: 'Stake' },
  bettingAlphabet22: { id: 'information.text.bettingAlphabet.22', defaultMessage: 'The money that you put on a bet.' },
  bettingAlphabet23: { id: 'information.text.bettingAlphabet.23', defaultMessage: 'Total' },
  bettingAlphabet24: {
    id: 'information.text.bettingAlphabet.24',
    defaultMessage: 'Whether there are more or fewer goals or points than a number.',
  },
  footballChampionsRules1: { id: 'information.text.footballChampionsRules.1', defaultMessage: 'Time that counts' },
  footballChampionsRules2: {
    id: 'information.text.footballChampionsRules.2',
    defaultMessage:
      'Bets on a game count ninety minutes and the time the referee adds. Extra time and penalties count only where the market says so.',
  },
  footballChampionsRules3: { id: 'information.text.footballChampionsRules.3', defaultMessage: 'A game that does not take place' },
  footballChampionsRules4: {
    id: 'information.text.footballChampionsRules.4',
    defaultMessage:
      'A game that is put off or broken off is returned: bets on it count as odds of 1. Markets that were decided before the break stand.',
  },
  footballChampionsRules5: { id: 'information.text.footballChampionsRules.5', defaultMessage: 'Own goals and scorers' },
  footballChampionsRules6: {
    id: 'information.text.footballChampionsRules.6',
    defaultMessage: 'An own goal counts for the score and for no scorer.',
  },
  disputeresolution1: {
    id: 'information.text.disputeresolution.1',
    defaultMessage: 'A bet is settled by the published result of the game and the rules of its market.',
  },
  disputeresolution2: { id: 'information.text.disputeresolution.2', defaultMessage: 'If you see it differently' },
  disputeresolution3: {
    id: 'information.text.disputeresolution.3',
    defaultMessage: 'Look at the coupon in your bet history: it shows each bet, its odds and how it was settled.',
  },
  disputeresolution4: {
    id: 'information.text.disputeresolution.4',
    defaultMessage: 'Write to support with the number of the coupon and the reason.',
  },
  disputeresolution5: {
    id: 'information.text.disputeresolution.5',
    defaultMessage:
      'A licensed operator names here the independent body that decides when both sides cannot agree. This site takes no real bets, so there is none.',
  },
});

export const howbet: Text = [
  ['p', t.howbet1],
  ['h', t.howbet2],
  ['li', t.howbet3],
  ['li', t.howbet4],
  ['li', t.howbet5],
  ['li', t.howbet6],
  ['li', t.howbet7],
  ['h', t.howbet8],
  ['dt', t.howbet9],
  ['dd', t.howbet10],
  ['dt', t.howbet11],
  ['dd', t.howbet12],
  ['dt', t.howbet13],
  ['dd', t.howbet14],
  ['h', t.howbet15],
  ['p', t.howbet16],
];

export const bettingAlphabet: Text = [
  ['dt', t.bettingAlphabet1],
  ['dd', t.bettingAlphabet2],
  ['dt', t.bettingAlphabet3],
  ['dd', t.bettingAlphabet4],
  ['dt', t.bettingAlphabet5],
  ['dd', t.bettingAlphabet6],
  ['dt', t.bettingAlphabet7],
  ['dd', t.bettingAlphabet8],
  ['dt', t.bettingAlphabet9],
  ['dd', t.bettingAlphabet10],
  ['dt', t.bettingAlphabet11],
  ['dd', t.bettingAlphabet12],
  ['dt', t.bettingAlphabet13],
  ['dd', t.bettingAlphabet14],
  ['dt', t.bettingAlphabet15],
  ['dd', t.bettingAlphabet16],
  ['dt', t.bettingAlphabet17],
  ['dd', t.bettingAlphabet18],
  ['dt', t.bettingAlphabet19],
  ['dd', t.bettingAlphabet20],
  ['dt', t.bettingAlphabet21],
  ['dd', t.bettingAlphabet22],
  ['dt', t.bettingAlphabet23],
  ['dd', t.bettingAlphabet24],
];

export const footballChampionsRules: Text = [
  ['h', t.footballChampionsRules1],
  ['p', t.footballChampionsRules2],
  ['h', t.footballChampionsRules3],
  ['p', t.footballChampionsRules4],
  ['h', t.footballChampionsRules5],
  ['p', t.footballChampionsRules6],
];

export const disputeresolution: Text = [
  ['p', t.disputeresolution1],
  ['h', t.disputeresolution2],
  ['li', t.disputeresolution3],
  ['li', t.disputeresolution4],
  ['li', t.disputeresolution5],
];
