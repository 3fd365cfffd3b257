import { defineMessages } from 'react-intl';
import type { Text } from './text.ts';

const t = defineMessages({
  howbet1: {
    id: 'information.text.howbet.1',
    defaultMessage: 'A bet is a stake on a selection at the odds shown when it is accepted.',
  },
  howbet2: { id: 'information.text.howbet.2', defaultMessage: 'Step by step' },
  howbet3: { id: 'information.text.howbet.3', defaultMessage: 'Choose a pre-match event in Sports or an in-play event in Live.' },
  howbet4: {
    id: 'information.text.howbet.4',
    defaultMessage: 'Select the odds to add the selection to your coupon. Select again to remove it.',
  },
  howbet5: { id: 'information.text.howbet.5', defaultMessage: 'Enter your stake. The coupon shows your potential winnings.' },
  howbet6: {
    id: 'information.text.howbet.6',
    defaultMessage: 'Place your bet. If the odds have changed, we ask first, depending on your settings.',
  },
  howbet7: {
    id: 'information.text.howbet.7',
    defaultMessage: 'After the event your bet is settled and the result appears in your bet history.',
  },
  howbet8: { id: 'information.text.howbet.8', defaultMessage: 'Bet types' },
  howbet9: { id: 'information.text.howbet.9', defaultMessage: 'Single' },
  howbet10: { id: 'information.text.howbet.10', defaultMessage: 'One selection. Returns = stake × odds.' },
  howbet11: { id: 'information.text.howbet.11', defaultMessage: 'Express' },
  howbet12: {
    id: 'information.text.howbet.12',
    defaultMessage:
      'Several selections from different events. The odds are multiplied and all must win. Also called an accumulator or parlay.',
  },
  howbet13: { id: 'information.text.howbet.13', defaultMessage: 'System' },
  howbet14: {
    id: 'information.text.howbet.14',
    defaultMessage: 'Every express of a chosen size from your selections. It can pay out even if some lose.',
  },
  howbet15: { id: 'information.text.howbet.15', defaultMessage: 'Before you begin' },
  howbet16: {
    id: 'information.text.howbet.16',
    defaultMessage: "Odds include the bookmaker's margin, so over time most players lose. Only bet what you can afford to lose.",
  },
  bettingAlphabet1: { id: 'information.text.bettingAlphabet.1', defaultMessage: 'Banker' },
  bettingAlphabet2: {
    id: 'information.text.bettingAlphabet.2',
    defaultMessage: 'A selection included in every combination of a system.',
  },
  bettingAlphabet3: { id: 'information.text.bettingAlphabet.3', defaultMessage: 'Coupon' },
  bettingAlphabet4: {
    id: 'information.text.bettingAlphabet.4',
    defaultMessage: 'The list of selections you are about to place. Also called a bet slip.',
  },
  bettingAlphabet5: { id: 'information.text.bettingAlphabet.5', defaultMessage: 'Draw' },
  bettingAlphabet6: {
    id: 'information.text.bettingAlphabet.6',
    defaultMessage: 'The score is level at the end of regular time.',
  },
  bettingAlphabet7: { id: 'information.text.bettingAlphabet.7', defaultMessage: 'Handicap' },
  bettingAlphabet8: {
    id: 'information.text.bettingAlphabet.8',
    defaultMessage: 'A virtual head start, or deficit, in goals or points applied before the result is decided.',
  },
  bettingAlphabet9: { id: 'information.text.bettingAlphabet.9', defaultMessage: 'Pre-match and live' },
  bettingAlphabet10: {
    id: 'information.text.bettingAlphabet.10',
    defaultMessage: 'Betting before an event starts, and while it is being played.',
  },
  bettingAlphabet11: { id: 'information.text.bettingAlphabet.11', defaultMessage: 'Margin' },
  bettingAlphabet12: { id: 'information.text.bettingAlphabet.12', defaultMessage: "The bookmaker's built-in share of the odds." },
  bettingAlphabet13: { id: 'information.text.bettingAlphabet.13', defaultMessage: 'Market' },
  bettingAlphabet14: {
    id: 'information.text.bettingAlphabet.14',
    defaultMessage: 'A bet offer on one question, such as “Match result”, with its possible outcomes.',
  },
  bettingAlphabet15: { id: 'information.text.bettingAlphabet.15', defaultMessage: 'Odds' },
  bettingAlphabet16: {
    id: 'information.text.bettingAlphabet.16',
    defaultMessage: 'What you get back for each unit staked if the bet wins, stake included.',
  },
  bettingAlphabet17: { id: 'information.text.bettingAlphabet.17', defaultMessage: 'Outcome' },
  bettingAlphabet18: { id: 'information.text.bettingAlphabet.18', defaultMessage: 'One of the possible results of a market.' },
  bettingAlphabet19: { id: 'information.text.bettingAlphabet.19', defaultMessage: 'Void' },
  bettingAlphabet20: {
    id: 'information.text.bettingAlphabet.20',
    defaultMessage: 'The bet is cancelled and the stake returned: it counts at odds of 1.00.',
  },
  bettingAlphabet21: { id: 'information.text.bettingAlphabet.21', defaultMessage: 'Stake' },
  bettingAlphabet22: { id: 'information.text.bettingAlphabet.22', defaultMessage: 'The amount you bet.' },
  bettingAlphabet23: { id: 'information.text.bettingAlphabet.23', defaultMessage: 'Total' },
  bettingAlphabet24: {
    id: 'information.text.bettingAlphabet.24',
    defaultMessage: 'Over or under a given number of goals or points.',
  },
  footballChampionsRules1: { id: 'information.text.footballChampionsRules.1', defaultMessage: 'Regular time' },
  footballChampionsRules2: {
    id: 'information.text.footballChampionsRules.2',
    defaultMessage: 'Match bets cover 90 minutes plus stoppage time. Extra time and penalty shoot-outs count only if the market says so.',
  },
  footballChampionsRules3: { id: 'information.text.footballChampionsRules.3', defaultMessage: 'Postponed and abandoned matches' },
  footballChampionsRules4: {
    id: 'information.text.footballChampionsRules.4',
    defaultMessage: 'Bets on a postponed or abandoned match are void (odds 1.00). Markets already decided stand.',
  },
  footballChampionsRules5: { id: 'information.text.footballChampionsRules.5', defaultMessage: 'Own goals and scorers' },
  footballChampionsRules6: {
    id: 'information.text.footballChampionsRules.6',
    defaultMessage: 'Own goals count for the score but not for any goalscorer market.',
  },
  disputeresolution1: {
    id: 'information.text.disputeresolution.1',
    defaultMessage: 'Bets are settled on the official result and the rules of the market.',
  },
  disputeresolution2: { id: 'information.text.disputeresolution.2', defaultMessage: 'If you disagree' },
  disputeresolution3: {
    id: 'information.text.disputeresolution.3',
    defaultMessage: 'Open the bet in your bet history: it shows every selection, its odds and how it was settled.',
  },
  disputeresolution4: {
    id: 'information.text.disputeresolution.4',
    defaultMessage: 'Contact support with your bet ID and the reason.',
  },
  disputeresolution5: {
    id: 'information.text.disputeresolution.5',
    defaultMessage: 'Licensed operators name the independent dispute body here. This demo takes no real bets, so there is none.',
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
