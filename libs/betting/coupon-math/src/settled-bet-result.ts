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
  /** Index in the coupon. */
  at: number;
  statusId: BetStatus;
  /** Factor on the stake; undefined while the bet is open. */
  factor: Rational | undefined;
  /** First the status, then the adjustments to a win. */
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
 * Result of a bet with the reasons for its factor; pages have the texts.
 * @throws CouponError on invalid adjustments.
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
