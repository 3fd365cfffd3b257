import type { Thousandths } from '@touchline/shared-primitives';

/** Most bets in a coupon. @spec CP-10 */
export const MOST_BETS = 30;

/** Smallest odds of a bet, in thousandths: lower odds would pay no more than the stake. */
export const LOWEST_COEF: Thousandths = 1001;

/** Largest coefficient in the contract, in thousandths. Larger ones are shown as this value; the payout limit applies long before. */
export const LARGEST_COEF: Thousandths = 1_000_000_000;
