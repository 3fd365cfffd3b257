import type { Thousandths } from './builder-price.ts';
import { LegFate } from './leg-fate.ts';

/** Result of a combination. */
export type SettledCombination =
  | { state: 'open' }
  | { state: 'lost' }
  /** Every leg is void: the stake is returned. */
  | { state: 'returned' }
  /** `coef` is the odds of the legs that were not void, `legs` the mask of those legs. */
  | { state: 'won'; coef: Thousandths; legs: number };

/**
 * Settles a combination. One lost leg loses it. Void legs are left out: it pays the odds that the remaining legs had when the bet was
 * placed.
 *
 * @param coefs - odds of every part by the mask of its legs, from `priceCombination` when the bet was placed.
 * @param fates - of each leg; null for one that is not decided.
 * @throws RangeError when `coefs` is not the list of this many legs.
 * @spec BT-10
 * @example
 * settleCombination([1000, 2000, 1800, 3000], [LegFate.Won, LegFate.Returned]); // => { state: 'won', coef: 2000, legs: 1 }
 */
export function settleCombination(coefs: readonly Thousandths[], fates: readonly (LegFate | null)[]): SettledCombination {
  if (coefs.length !== 1 << fates.length)
    throw new RangeError(`${fates.length} legs have ${1 << fates.length} prices, not ${coefs.length}.`);
  if (fates.includes(LegFate.Lost)) return { state: 'lost' };
  if (fates.includes(null)) return { state: 'open' };
  const legs = fates.reduce<number>((mask, fate, at) => (fate === LegFate.Won ? mask | (1 << at) : mask), 0);
  return legs === 0 ? { state: 'returned' } : { state: 'won', coef: coefs[legs] as number, legs };
}

/**
 * Expected return of a stake of one, with the margin still in the odds; used for the fair value of an open bet.
 *
 * @param patterns - joint results that are still possible, including the legs that are already decided.
 * @spec BT-10
 */
export const expectedCoef = (
  coefs: readonly Thousandths[],
  patterns: readonly { won: number; returned: number; chance: number }[],
): number =>
  patterns.reduce((sum, { won, returned, chance }) => ((won | returned) === coefs.length - 1 ? sum + chance * (coefs[won] ?? 0) : sum), 0);
