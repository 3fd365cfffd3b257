import type { Thousandths } from '@touchline/shared-primitives';

/** Most bets that a coupon carries. @spec CP-10 */
export const MOST_BETS = 30;

/** Smallest odds that a bet has, in thousandths: what pays no more than its stake is no bet. */
export const LOWEST_COEF: Thousandths = 1001;

/** Largest coefficient the contract carries, in thousandths. What is above is shown as this; the payout is cut by the payout limit long before. */
export const LARGEST_COEF: Thousandths = 1_000_000_000;
