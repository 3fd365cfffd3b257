import type { Rational } from '@touchline/shared-primitives';
import { BetStatus } from './bet-status.ts';
import { betFactor, type SettledBet } from './settlement.ts';

export type BetReason =
  | 'not-calculated'
  | 'game-not-started'
  | 'lost'
  | 'won'
  | 'returned'
  | 'forced-return'
  | 'half-won-half-returned'
  | 'half-lost-half-returned'
  | 'half-lost-half-won'
  | 'place-terms'
  | 'deduction'
  | 'dead-heat';

export interface BetResult {
  /** Position in the coupon. */
  at: number;
  statusId: BetStatus;
  /** What it multiplies a stake by; undefined while it is open. */
  factor: Rational | undefined;
  /** What happened first, then what changed the odds of a win. */
  reasons: readonly BetReason[];
}

const REASONS: Readonly<Record<BetStatus, BetReason>> = {
  [BetStatus.NotCalculated]: 'not-calculated',
  [BetStatus.GameNotStarted]: 'game-not-started',
  [BetStatus.Lose]: 'lost',
  [BetStatus.Win]: 'won',
  [BetStatus.Return]: 'returned',
  [BetStatus.ForcedReturn]: 'forced-return',
  [BetStatus.HalfWinHalfReturn]: 'half-won-half-returned',
  [BetStatus.HalfLoseHalfReturn]: 'half-lost-half-returned',
  [BetStatus.HalfLoseHalfWin]: 'half-lost-half-won',
};
const ADJUSTABLE: readonly BetStatus[] = [BetStatus.Win, BetStatus.HalfWinHalfReturn, BetStatus.HalfLoseHalfWin];

/**
 * What a bet did and why it counts as it does; words for the reasons are the page's.
 * @throws CouponError on adjustments that make no sense.
 * @spec OD-02
 * @example
 * settledBetResult({ coef: 5000, statusId: BetStatus.Win, deadHeat: { places: 1, tied: 2 } }, 0).reasons; // => ['won', 'dead-heat']
 */
export function settledBetResult(bet: SettledBet, at: number): BetResult {
  const { statusId, deadHeat, deduction = 0, place } = bet;
  const reasons = [REASONS[statusId]];
  if (ADJUSTABLE.includes(statusId)) {
    if (place !== undefined) reasons.push('place-terms');
    if (deduction > 0) reasons.push('deduction');
    if (deadHeat !== undefined) reasons.push('dead-heat');
  }
  return { at, statusId, factor: betFactor(bet), reasons };
}
