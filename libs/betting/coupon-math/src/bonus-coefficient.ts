import type { Hundredths } from './payout.ts';

const UNIT = 100;
const LARGEST_STEPPED_COUNT = 9;
const FLAT_MULTIPLIER = 110;

/**
 * Factor by which a bonus express multiplies its total odds.
 *
 * One percent per bet for one to nine bets; the flat multiplier for any other count, including an empty coupon. `bonusBetAvailability`
 * decides whether a bonus is allowed at all.
 *
 * @param betCount - whole number of bets in the coupon, zero or more.
 * @returns the factor in hundredths: 101 to 110.
 * @spec CP-13 (§5 Bonus coefficient)
 * @example
 * [3, 9, 10].map(bonusCoefficient); // => [103, 109, 110]
 */
export function bonusCoefficient(betCount: number): Hundredths {
  const isStepped = betCount >= 1 && betCount <= LARGEST_STEPPED_COUNT;
  return isStepped ? UNIT + betCount : FLAT_MULTIPLIER;
}
