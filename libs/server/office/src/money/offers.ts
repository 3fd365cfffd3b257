import { termsProblem, type WagerProduct } from '@touchline/promo-wagering-rules';

export const DAY_MS = 86_400_000;

/** What a bonus has to be wagered on, in how many days. */
export interface Terms {
  factor: number;
  days: number;
  product: WagerProduct;
  /** Thousandths. */
  minCoef: number;
}
/** A bonus on the next deposit; units are round units of the currency, worth about one euro. */
export interface DepositOffer extends Terms {
  id: string;
  percent: number;
  mostUnits: number;
  leastUnits: number;
}
/** A code that gives a bonus. */
export interface Code extends Terms {
  code: string;
  units: number;
  /** Last moment, milliseconds; null for a code that does not end. */
  until: number | null;
}

export const OFFERS: readonly DepositOffer[] = [
  { id: 'first-sports', percent: 50, mostUnits: 100, leastUnits: 10, factor: 5, days: 30, product: 'sports', minCoef: 1_500 },
  { id: 'casino-week', percent: 25, mostUnits: 50, leastUnits: 10, factor: 10, days: 7, product: 'casino', minCoef: 1_000 },
];
export const CODES: readonly Code[] = [
  { code: 'TOUCHLINE10', units: 10, factor: 5, days: 14, product: 'sports', minCoef: 1_500, until: null },
  { code: 'SPINS5', units: 5, factor: 8, days: 7, product: 'casino', minCoef: 1_000, until: null },
  { code: 'KICKOFF24', units: 5, factor: 3, days: 7, product: 'sports', minCoef: 1_500, until: Date.UTC(2024, 11, 31) },
];
/** What a friend who joined brings, once they have staked enough. */
export const FRIEND = { units: 10, stakeUnits: 50, mostFriends: 20, days: 60 } as const;

for (const { factor, days, product, minCoef } of [...OFFERS, ...CODES]) {
  const problem = termsProblem({ factor, product, minCoef, amount: 1, startsAt: 0, expiresAt: days });
  if (problem !== null) throw new Error(`a bonus is offered whose terms are wrong: ${problem}`);
}
