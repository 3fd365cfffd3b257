import type { MinorUnits } from '@touchline/shared-primitives';
import { CouponError } from './coupon-error.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;

/** Sum of payouts. Like a single payout, it is cut to the largest safe integer instead of losing its last digits. */
export const sumOfPayouts = (payouts: readonly MinorUnits[]): MinorUnits => payouts.reduce((sum, one) => Math.min(LARGEST, sum + one), 0);

/** Sum of stakes. @throws CouponError if it is above the largest safe integer: a stake is never cut. */
export function sumOfStakes(stakes: readonly MinorUnits[]): MinorUnits {
  const sum = stakes.reduce((all, one) => all + one, 0);
  if (sum > LARGEST) throw new CouponError('amount', 'too-large', sum, `The stakes add up to ${sum}; the most is ${LARGEST}.`);
  return sum;
}
