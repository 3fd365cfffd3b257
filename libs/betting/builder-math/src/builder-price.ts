import { MOST_LEGS, type Pattern } from './patterns.ts';

/** Odds in thousandths: 1850 is 1.85. */
export type Thousandths = number;

/** Longer odds than this are not offered: 1,000.00. */
export const LONGEST_COEF: Thousandths = 1_000_000;
const UNIT = 1000;
/** Tolerance: sums below it are rounding errors and count as zero. */
const NOTHING = 1e-12;

/**
 * Why legs can't be combined: `impossible` when they can't all win, `implied` when the others make a leg certain or almost certain, so that
 * it adds nothing, `too-long` when the odds are above {@link LONGEST_COEF}.
 */
export type CombinationProblem = 'impossible' | 'implied' | 'too-long';

export interface CombinationPrice {
  isOk: true;
  /** Odds of all legs together, margin included, rounded down. */
  coef: Thousandths;
  /** The same without margin. */
  fairCoef: number;
  /**
   * Odds of every part of the combination, indexed by the mask of its legs and rounded down; paid when the other legs are void. `coefs[0]`
   * is 1000, which returns the stake.
   */
  coefs: readonly Thousandths[];
}

export interface CombinationRefusal {
  isOk: false;
  reason: CombinationProblem;
  /** Indexes of the legs that cause the problem, ascending. */
  legs: readonly number[];
}

const all = (count: number): number => (1 << count) - 1;
const placesOf = (mask: number, count: number): number[] => Array.from({ length: count }, (_, at) => at).filter((at) => mask & (1 << at));

/** Probability that all legs in `mask` win. */
export const chanceOfAll = (patterns: readonly Pattern[], mask: number): number =>
  patterns.reduce((sum, { won, chance }) => ((won & mask) === mask ? sum + chance : sum), 0);

/**
 * Fair odds of each part of a combination, indexed by mask; Infinity where the legs can't all win. A bet on a part is worth exactly its
 * stake: it pays the odds of the whole part when all legs win, and the odds of the remaining legs when some are returned and the rest win.
 * So the chance of a returned leg never makes a part worth more.
 */
function fairCoefs(patterns: readonly Pattern[], count: number): number[] {
  const coefs = [1];
  for (let mask = 1; mask <= all(count); mask += 1) {
    let won = 0;
    let otherwise = 0;
    for (const pattern of patterns) {
      if ((mask & ~(pattern.won | pattern.returned)) !== 0) continue;
      if ((mask & pattern.returned) === 0) won += pattern.chance;
      else otherwise += pattern.chance * (coefs[mask & pattern.won] as number);
    }
    coefs.push(won < NOTHING ? Infinity : (1 - otherwise) / won);
  }
  return coefs;
}

/** Mask of the smallest set of legs that can't win together. */
function excluding(patterns: readonly Pattern[], count: number): number {
  let found = all(count);
  const size = (mask: number): number => placesOf(mask, count).length;
  for (let mask = 1; mask <= all(count); mask += 1) if (chanceOfAll(patterns, mask) < NOTHING && size(mask) < size(found)) found = mask;
  return found;
}

/**
 * The price of a combination of legs of one match.
 *
 * The margin is the product of the margins of the legs, as in an express, so independent legs cost the product of their prices.
 *
 * @param patterns - joint results of the legs.
 * @param margins - divisor of each leg's price: 1.05 for five per cent.
 * @throws RangeError when there are no legs, more than {@link MOST_LEGS}, or a margin below 1.
 * @spec BT-10
 * @example
 * priceCombination(patternsOf([0.25, 0.25, 0.25, 0.25], [[1, 1, 0, 0], [1, 0, 1, 0]]), [1.05, 1.05]); // coef 3628: 4 / 1.1025
 */
export function priceCombination(patterns: readonly Pattern[], margins: readonly number[]): CombinationPrice | CombinationRefusal {
  const count = margins.length;
  if (count < 1 || count > MOST_LEGS) throw new RangeError(`There are ${count} legs; a combination has 1 to ${MOST_LEGS}.`);
  for (const margin of margins) if (!(margin >= 1)) throw new RangeError(`A margin is ${margin}; the least is 1.`);
  const fair = fairCoefs(patterns, count);
  const whole = all(count);
  if (chanceOfAll(patterns, whole) < NOTHING)
    return { isOk: false, reason: 'impossible', legs: placesOf(excluding(patterns, count), count) };
  const priceOf = (mask: number): number =>
    placesOf(mask, count).reduce((coef, at) => coef / (margins[at] as number), fair[mask] as number);
  const price = priceOf(whole);
  const idle = Array.from({ length: count }, (_, at) => at).filter(
    (at) => count > 1 && price <= priceOf(whole ^ (1 << at)) * (1 + NOTHING),
  );
  if (idle.length > 0) return { isOk: false, reason: 'implied', legs: idle };
  const rounded = (coef: number): Thousandths => Math.max(UNIT, Math.floor(Math.min(coef, Number.MAX_SAFE_INTEGER / UNIT) * UNIT + 1e-6));
  if (rounded(price) > LONGEST_COEF) return { isOk: false, reason: 'too-long', legs: placesOf(whole, count) };
  const coefs = fair.map((_, mask) => rounded(priceOf(mask)));
  return { isOk: true, coef: coefs[whole] as number, fairCoef: fair[whole] as number, coefs };
}
