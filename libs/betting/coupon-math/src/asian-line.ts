import type { Thousandths } from '@touchline/shared-primitives';
import { BetStatus } from './bet-status.ts';
import { checkWhole } from './check-input.ts';
import { CouponError } from './coupon-error.ts';

const GOAL = 1000;
const QUARTER = 250;

/** Statuses ordered from both halves lost to both halves won. */
const BY_HALVES = [BetStatus.Lose, BetStatus.HalfLoseHalfReturn, BetStatus.Return, BetStatus.HalfWinHalfReturn, BetStatus.Win] as const;
const MIDDLE = 2;

/**
 * Status of a bet with an Asian handicap. A quarter line is half a stake on each of the two neighbouring lines: -0.75 is -0.5 and -1.
 * @param line - handicap of the backed side, in thousandths: -750 is -0.75.
 * @param difference - goals of that side minus goals of the other side, over the whole game or since the bet, depending on the market.
 * @throws CouponError on a line that is not a multiple of a quarter, or a difference that is not a whole number.
 * @spec OD-02
 * @example
 * asianHandicapStatus(-750, 1); // => 4
 */
export function asianHandicapStatus(line: Thousandths, difference: number): BetStatus {
  checkWhole(line, 'line', Number.MIN_SAFE_INTEGER);
  if (line % QUARTER !== 0) throw new CouponError('line', 'not-whole', line, `A line of ${line} thousandths is no multiple of a quarter.`);
  checkWhole(difference, 'difference', Number.MIN_SAFE_INTEGER);
  // On a line that is not a quarter line both halves have the same sign, or cancel out if the whole stake is returned.
  const halves = [line - QUARTER, line + QUARTER].reduce((sum, one) => sum + Math.sign(difference * GOAL + one), 0);
  return BY_HALVES[halves + MIDDLE]!;
}

/**
 * Status of a bet on an Asian total, over or under.
 * @param line - in thousandths: 2250 is 2.25.
 * @param goals - goals that count.
 * @throws CouponError on an unknown side, and as {@link asianHandicapStatus} does.
 * @spec OD-02
 * @example
 * asianTotalStatus('over', 2250, 2); // => 5
 */
export function asianTotalStatus(side: 'over' | 'under', line: Thousandths, goals: number): BetStatus {
  if (side === 'over') return asianHandicapStatus(-line, goals);
  if (side === 'under') return asianHandicapStatus(line, -goals);
  throw new CouponError('side', 'unknown', side, `A total is bet over or under, not ${String(side)}.`);
}
