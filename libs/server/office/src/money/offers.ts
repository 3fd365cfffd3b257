import { termsProblem, type WagerProduct } from '../rules/terms.ts';
import { BONUS_CODES } from './promo-codes.ts';

export const DAY_MS = 86_400_000;

/** Wagering terms of a bonus and the days to meet them. */
export interface Terms {
  factor: number;
  days: number;
  product: WagerProduct;
  /** Thousandths. */
  minCoef: number;
}
/** A bonus on the next deposit. Units are round units of the currency, worth about one euro. */
export interface DepositOffer extends Terms {
  id: string;
  percent: number;
  mostUnits: number;
  leastUnits: number;
}
export const OFFERS: readonly DepositOffer[] = [
  { id: 'first-sports', percent: 50, mostUnits: 100, leastUnits: 10, factor: 5, days: 30, product: 'sports', minCoef: 1_500 },
  { id: 'casino-week', percent: 25, mostUnits: 50, leastUnits: 10, factor: 10, days: 7, product: 'casino', minCoef: 1_000 },
];
/** Reward for referring a friend, due once the friend has staked enough. */
export const FRIEND = { units: 10, stakeUnits: 50, mostFriends: 20, days: 60 } as const;

for (const { factor, days, product, minCoef } of [...OFFERS, ...BONUS_CODES]) {
  const problem = termsProblem({ factor, product, minCoef, amount: 1, startsAt: 0, expiresAt: days });
  if (problem !== null) throw new Error(`a bonus is offered whose terms are wrong: ${problem}`);
}
