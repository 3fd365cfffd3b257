import type { Thousandths } from '@touchline/shared-primitives';
import { BetStatus } from './bet-status.ts';

const GOAL = 1000;
const QUARTER = 250;

/** From both halves lost to both halves won. */
const BY_HALVES = [BetStatus.Lose, BetStatus.HalfLoseHalfReturn, BetStatus.Return, BetStatus.HalfWinHalfReturn, BetStatus.Win] as const;
const MIDDLE = 2;

/**
 * Status of a bet with an Asian handicap. A quarter line is half a stake on each of the two lines beside it, so -0.75 is -0.5 and -1.
 * @param line - handicap of the side that was backed, in thousandths: -750 is -0.75.
 * @param difference - goals of that side minus goals of the other, at the end or since the bet, as the market has it.
 * @throws RangeError on a line that is no multiple of a quarter, or a difference that is no whole number.
 * @spec OD-02
 * @example
 * asianHandicapStatus(-750, 1); // => 4
 */
export function asianHandicapStatus(line: Thousandths, difference: number): BetStatus {
  if (!Number.isSafeInteger(line) || line % QUARTER !== 0)
    throw new RangeError(`A line of ${line} thousandths is no multiple of a quarter.`);
  if (!Number.isSafeInteger(difference)) throw new RangeError(`${difference} is no difference of goals.`);
  // Of a line that is no quarter both halves have the same sign, or cancel out where the whole comes back.
  const halves = [line - QUARTER, line + QUARTER].reduce((sum, one) => sum + Math.sign(difference * GOAL + one), 0);
  return BY_HALVES[halves + MIDDLE]!;
}

/**
 * Status of a bet on an Asian total, over or under.
 * @param line - in thousandths: 2250 is 2.25.
 * @param goals - goals that count.
 * @throws RangeError as {@link asianHandicapStatus} does.
 * @spec OD-02
 * @example
 * asianTotalStatus('over', 2250, 2); // => 5
 */
export const asianTotalStatus = (side: 'over' | 'under', line: Thousandths, goals: number): BetStatus =>
  side === 'over' ? asianHandicapStatus(-line, goals) : asianHandicapStatus(line, -goals);
