import { Rational, type Thousandths } from '@touchline/shared-primitives';
import { displayedCoef, exactCoef } from './total-coef.ts';

const HUNDRED = 100n;

/**
 * Coefficient of the bet that at least one bet of an express does not win: the lay of the whole accumulator.
 *
 * Express and anti-express are the two sides of one market, so their implied chances add up to one plus the margin: `1 / express + 1 /
 * antiExpress = 1 + margin`. Without a margin that is `express / (express - 1)`, the return on a layer's liability at a betting exchange.
 * The convention and its source are in ADR 0003.
 *
 * @param coefs - thousandths of the express, one or more.
 * @param marginPercent - margin of the two-sided market, whole percent, zero or more.
 * @returns thousandths, rounded down; null if it can't be sold: no bets, an express without risk, or odds of 1 or less.
 * @throws RangeError on a negative or fractional margin.
 * @spec CP-11
 * @example
 * antiExpressCoef([2000, 1500, 1250]); // => 1363
 * antiExpressCoef([1250, 1650], 12); // => 1574
 */
export function antiExpressCoef(coefs: readonly Thousandths[], marginPercent = 0): Thousandths | null {
  if (!Number.isSafeInteger(marginPercent) || marginPercent < 0)
    throw new RangeError(`A margin of ${marginPercent} % is not a whole percent of zero or more.`);
  if (coefs.length === 0) return null;
  const { numerator, denominator } = exactCoef(coefs);
  const chance = numerator * (HUNDRED + BigInt(marginPercent)) - denominator * HUNDRED;
  if (chance <= 0n) return null;
  const coef = displayedCoef(Rational.of(numerator * HUNDRED, chance));
  return coef > 1000 ? coef : null;
}
