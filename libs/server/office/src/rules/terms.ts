/** Maximum wagering factor of a bonus. */
export const MOST_FACTOR = 10;

/** Product that a bonus has to be wagered on. */
export type WagerProduct = 'sports' | 'casino';

/** Kind of a casino game; `excluded` games do not count. */
export type GameKind = 'slots' | 'table' | 'live' | 'excluded';

/** Terms of a bonus; money in minor units, times in milliseconds, odds in thousandths. */
export interface WagerTerms {
  amount: number;
  /** Multiple of the bonus that has to be staked, 1 to {@link MOST_FACTOR}. */
  factor: number;
  /** The only product whose stakes count. */
  product: WagerProduct;
  /** Minimum odds of a coupon, in thousandths. */
  minCoef: number;
  startsAt: number;
  expiresAt: number;
}

/** Validates terms; null if they may be offered. */
export function termsProblem({ amount, factor, minCoef, startsAt, expiresAt }: WagerTerms): string | null {
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'the amount is no positive number of minor units';
  if (!Number.isSafeInteger(factor) || factor < 1 || factor > MOST_FACTOR) return `the factor is not 1 to ${MOST_FACTOR}`;
  if (!Number.isSafeInteger(minCoef) || minCoef < 1000) return 'the least odds are below 1';
  return expiresAt > startsAt ? null : 'it expires before it starts';
}

/** Percentage of a stake that counts, by kind of casino game. */
export const GAME_PERCENT: Readonly<Record<GameKind, number>> = { slots: 100, table: 20, live: 10, excluded: 0 };
