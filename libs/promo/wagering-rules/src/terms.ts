/** A bonus is wagered at most this many times. */
export const MOST_FACTOR = 10;

/** What a bonus has to be wagered on. */
export type WagerProduct = 'sports' | 'casino';

/** The kind of a casino game; `excluded` counts for nothing. */
export type GameKind = 'slots' | 'table' | 'live' | 'excluded';

/** Terms of a bonus; money in minor units, times in milliseconds, odds in thousandths. */
export interface WagerTerms {
  amount: number;
  /** How many times the amount has to be staked, 1 to {@link MOST_FACTOR}. */
  factor: number;
  /** One product: stakes on another never count. */
  product: WagerProduct;
  /** Least odds of a coupon, thousandths. */
  minCoef: number;
  startsAt: number;
  expiresAt: number;
}

/** What is wrong with terms; null when they may be offered. */
export function termsProblem({ amount, factor, minCoef, startsAt, expiresAt }: WagerTerms): string | null {
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'the amount is no positive number of minor units';
  if (!Number.isSafeInteger(factor) || factor < 1 || factor > MOST_FACTOR) return `the factor is not 1 to ${MOST_FACTOR}`;
  if (!Number.isSafeInteger(minCoef) || minCoef < 1000) return 'the least odds are below 1';
  return expiresAt > startsAt ? null : 'it expires before it starts';
}

/** How much of a stake on a casino game counts, percent. */
export const GAME_PERCENT: Readonly<Record<GameKind, number>> = { slots: 100, table: 20, live: 10, excluded: 0 };
