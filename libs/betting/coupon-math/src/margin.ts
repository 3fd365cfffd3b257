import type { Thousandths } from '@touchline/shared-primitives';
import { checkCoef } from './check-input.ts';
import { CouponError } from './coupon-error.ts';

/** A fraction of one, in millionths: 250,000 is a quarter. */
export type Millionths = number;

const MILLION = 1_000_000;
const UNIT = 1000;
/** Upper bound for outcomes of a market; a golf tournament has some 150 runners. */
const MOST_OUTCOMES = 1000;
/** Bisection steps: more than a double has significant bits. */
const HALVINGS = 200;

/**
 * Chance that odds imply, margin included, in millionths, rounded to the nearest.
 * @throws CouponError on invalid odds.
 * @spec OD-01
 * @example
 * impliedProbability(4000); // => 250_000
 */
export const impliedProbability = (coef: Thousandths): Millionths => Math.round((UNIT * MILLION) / checkCoef(coef));

/**
 * How the margin is removed. `proportional`: every chance shrinks by the same factor. `power`: small chances shrink more. `shin`: assumes
 * that some bettors know the winner.
 */
export type MarginMethod = 'proportional' | 'power' | 'shin';

export interface FairMarket {
  /** Chances without margin, in the order of the odds; their sum is exactly a million. */
  probabilities: readonly Millionths[];
  /** Sum of the implied chances minus one; negative if they sum to less than one. */
  margin: Millionths;
}

/** Root of a decreasing function, by bisection. */
function zeroOf(falling: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function power(implied: readonly number[]): number[] {
  const raised = (exponent: number): number[] => implied.map((chance) => chance ** exponent);
  return raised(zeroOf((exponent) => sumOf(raised(exponent)) - 1, 0, MILLION));
}

function shin(implied: readonly number[], booked: number): number[] {
  if (booked < 1) throw new CouponError('coefs', 'too-large', booked, 'The chances make less than one; Shin has no margin to explain.');
  const without = (insiders: number): number[] =>
    implied.map((chance) => (Math.sqrt(insiders ** 2 + (4 * (1 - insiders) * chance ** 2) / booked) - insiders) / (2 * (1 - insiders)));
  return without(zeroOf((insiders) => sumOf(without(insiders)) - 1, 0, 1 - 1 / MILLION));
}

/** Rounds chances to millionths with a sum of one million: the remainder of rounding down goes to the largest fractions. */
function toMillionths(chances: readonly number[]): Millionths[] {
  const total = sumOf(chances);
  const exact = chances.map((chance) => (chance / total) * MILLION);
  const whole = exact.map(Math.floor);
  const left = MILLION - sumOf(whole);
  const order = exact.map((value, at) => ({ rest: value - Math.floor(value), at })).sort((a, b) => b.rest - a.rest);
  for (const { at } of order.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}

/**
 * Removes the bookmaker's margin. Chances are estimates, so unlike money they are computed in floating point.
 * @param coefs - odds of all outcomes of one market, in thousandths, 2 to 1,000 of them.
 * @throws CouponError on invalid odds, an unknown method, fewer than two outcomes, and with `shin` on odds without a margin.
 * @spec OD-01
 * @example
 * withoutMargin([2700, 2300, 4400], 'shin'); // => { probabilities: [359_344, 423_244, 217_412], margin: 32_426 }
 */
export function withoutMargin(coefs: readonly Thousandths[], method: MarginMethod = 'proportional'): FairMarket {
  if (coefs.length < 2 || coefs.length > MOST_OUTCOMES)
    throw new CouponError('coefs', 'wrong-count', coefs.length, `There are ${coefs.length} odds; a market has 2 to ${MOST_OUTCOMES}.`);
  const implied = coefs.map((coef, at) => UNIT / checkCoef(coef, `coefs[${at}]`));
  const booked = sumOf(implied);
  const margin = Math.round((booked - 1) * MILLION);
  if (method === 'proportional') return { probabilities: toMillionths(implied), margin };
  if (method === 'power') return { probabilities: toMillionths(power(implied)), margin };
  if (method === 'shin') return { probabilities: toMillionths(shin(implied, booked)), margin };
  throw new CouponError('method', 'unknown', method, `${String(method)} is no method of taking the margin away.`);
}
