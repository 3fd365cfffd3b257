import type { BetReason } from '@touchline/betting-coupon-math';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SettlementRule } from './rules/settlement-rule.ts';

export const RULES: Readonly<Record<SettlementRule, MessageDescriptor>> = defineMessages({
  score: {
    id: 'betting.explain.rule.score',
    defaultMessage: 'Counted: the score that decides the game. Extra time counts only where the market says so.',
  },
  period: { id: 'betting.explain.rule.period', defaultMessage: 'Counted: the score of this part of the game alone.' },
  corners: { id: 'betting.explain.rule.corners', defaultMessage: 'Counted: corners taken.' },
  cards: { id: 'betting.explain.rule.cards', defaultMessage: 'Counted: cards shown; a red card counts as two.' },
  final: { id: 'betting.explain.rule.final', defaultMessage: 'Counted: the final score with overtime; a shoot-out is one goal.' },
  order: { id: 'betting.explain.rule.order', defaultMessage: 'Counted: the order in which the teams scored.' },
  player: { id: 'betting.explain.rule.player', defaultMessage: 'Counted: goals of the named player. Own goals do not count.' },
  race: { id: 'betting.explain.rule.race', defaultMessage: 'Counted: the order of the finish. No two finish together.' },
  duel: { id: 'betting.explain.rule.duel', defaultMessage: 'Counted: goals of both players. Own goals do not count; a tie is void.' },
  early: {
    id: 'betting.explain.rule.early',
    defaultMessage: 'Early payout: won and paid at this score, whatever the final score.',
  },
  void: {
    id: 'betting.explain.rule.void',
    defaultMessage: 'The game was not played to its end, or its result was not counted in time. The selection counts at odds of 1.00.',
  },
});

export const REASONS: Readonly<Record<BetReason, MessageDescriptor>> = defineMessages({
  'not-calculated': { id: 'betting.explain.open', defaultMessage: 'Not settled yet' },
  'game-not-started': { id: 'betting.explain.notStarted', defaultMessage: 'Not started' },
  lost: { id: 'betting.explain.lost', defaultMessage: 'Lost' },
  won: { id: 'betting.explain.won', defaultMessage: 'Won' },
  returned: { id: 'betting.explain.returned', defaultMessage: 'Void' },
  'forced-return': { id: 'betting.explain.forced', defaultMessage: 'Void by rule' },
  'half-won-half-returned': { id: 'betting.explain.halfWon', defaultMessage: 'Half won, half void' },
  'half-lost-half-returned': { id: 'betting.explain.halfLost', defaultMessage: 'Half lost, half void' },
  'half-lost-half-won': { id: 'betting.explain.halfHalf', defaultMessage: 'Half lost, half won' },
  'place-terms': { id: 'betting.explain.place', defaultMessage: 'Place terms' },
  deduction: { id: 'betting.explain.deduction', defaultMessage: 'Deduction' },
  'dead-heat': { id: 'betting.explain.deadHeat', defaultMessage: 'Dead heat' },
});
