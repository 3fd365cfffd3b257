import type { Thousandths } from '@touchline/shared-primitives';
import type { Hundredths } from './payout.ts';

const HUNDRED = 100;

export interface BoostStep {
  fewestBets: number;
  /** Whole percent added to the payout. */
  percent: number;
}

export interface ExpressBoostTerms {
  coefs: readonly Thousandths[];
  /** Steps, in any order. */
  ladder: readonly BoostStep[];
  /** Bets below these odds do not count; the threshold itself does. */
  lowestCoef: Thousandths;
}

export interface ExpressBoost {
  /** Number of bets that count. */
  counted: number;
  percent: number;
  /** Factor for the `bonus` of a coupon, in hundredths. */
  bonus: Hundredths;
  /** The next step and the number of bets missing for it; null at the top. */
  next: { percent: number; missing: number } | null;
}

/**
 * Boost of an express by the number of its bets, from a ladder in the site's configuration.
 * @spec CP-13
 * @example
 * const ladder = [{ fewestBets: 3, percent: 5 }, { fewestBets: 5, percent: 10 }];
 * expressBoost({ coefs: [1500, 1500, 1500, 1100], ladder, lowestCoef: 1200 });
 * // => { counted: 3, percent: 5, bonus: 105, next: { percent: 10, missing: 2 } }
 */
export function expressBoost({ coefs, ladder, lowestCoef }: ExpressBoostTerms): ExpressBoost {
  const counted = coefs.filter((coef) => coef >= lowestCoef).length;
  const steps = [...ladder].sort((a, b) => a.fewestBets - b.fewestBets);
  const percent = steps.findLast(({ fewestBets }) => fewestBets <= counted)?.percent ?? 0;
  const next = steps.find(({ fewestBets }) => fewestBets > counted);
  return {
    counted,
    percent,
    bonus: HUNDRED + percent,
    next: next === undefined ? null : { percent: next.percent, missing: next.fewestBets - counted },
  };
}
