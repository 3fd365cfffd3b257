import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { BetKind, LegResult } from './read-calculation.ts';

export const KIND_NAMES: Readonly<Record<BetKind, MessageDescriptor>> = defineMessages({
  single: { id: 'information.calc.kind.single', defaultMessage: 'Singles' },
  express: { id: 'information.calc.kind.express', defaultMessage: 'Express' },
  system: { id: 'information.calc.kind.system', defaultMessage: 'System' },
  'each-way': { id: 'information.calc.kind.eachWay', defaultMessage: 'Each way' },
  trixie: { id: 'information.calc.kind.trixie', defaultMessage: 'Trixie (3 selections)' },
  patent: { id: 'information.calc.kind.patent', defaultMessage: 'Patent (3 selections)' },
  yankee: { id: 'information.calc.kind.yankee', defaultMessage: 'Yankee (4 selections)' },
  'lucky-15': { id: 'information.calc.kind.lucky15', defaultMessage: 'Lucky 15 (4 selections)' },
  canadian: { id: 'information.calc.kind.canadian', defaultMessage: 'Canadian (5 selections)' },
  'lucky-31': { id: 'information.calc.kind.lucky31', defaultMessage: 'Lucky 31 (5 selections)' },
  heinz: { id: 'information.calc.kind.heinz', defaultMessage: 'Heinz (6 selections)' },
  'lucky-63': { id: 'information.calc.kind.lucky63', defaultMessage: 'Lucky 63 (6 selections)' },
  'super-heinz': { id: 'information.calc.kind.superHeinz', defaultMessage: 'Super Heinz (7 selections)' },
  goliath: { id: 'information.calc.kind.goliath', defaultMessage: 'Goliath (8 selections)' },
});

export const RESULT_NAMES: Readonly<Record<LegResult, MessageDescriptor>> = defineMessages({
  win: { id: 'information.calc.result.win', defaultMessage: 'Won' },
  lose: { id: 'information.calc.result.lose', defaultMessage: 'Lost' },
  void: { id: 'information.calc.result.void', defaultMessage: 'Void' },
  'half-win': { id: 'information.calc.result.halfWin', defaultMessage: 'Half won, half void' },
  'half-lose': { id: 'information.calc.result.halfLose', defaultMessage: 'Half lost, half void' },
  place: { id: 'information.calc.result.place', defaultMessage: 'Placed (each way)' },
});

export const words = defineMessages({
  tools: { id: 'information.calc.tools', defaultMessage: 'Calculators' },
  bet: { id: 'information.calc.bet', defaultMessage: 'Bet' },
  odds: { id: 'information.calc.odds', defaultMessage: 'Odds formats' },
  market: { id: 'information.calc.market', defaultMessage: 'Margin & equal return' },
  kind: { id: 'information.calc.kind', defaultMessage: 'Bet type' },
  size: { id: 'information.calc.size', defaultMessage: 'Selections per combination' },
  stake: { id: 'information.calc.stake', defaultMessage: 'Stake' },
  place: { id: 'information.calc.place', defaultMessage: 'Place terms: 1 over' },
  price: { id: 'information.calc.price', defaultMessage: 'Odds' },
  result: { id: 'information.calc.result', defaultMessage: 'Result' },
  deduction: { id: 'information.calc.deduction', defaultMessage: 'Rule 4, %' },
  tied: { id: 'information.calc.tied', defaultMessage: 'Dead heat: runners tied' },
  count: { id: 'information.calc.count', defaultMessage: 'Calculate' },
  more: { id: 'information.calc.more', defaultMessage: 'Add a selection' },
  format: { id: 'information.calc.format', defaultMessage: 'Format' },
  value: { id: 'information.calc.value', defaultMessage: 'Odds' },
});
