import { LegFate } from './leg-fate.ts';

/** More legs than this make no combination: prices are kept for every part of one, and each leg doubles them. */
export const MOST_LEGS = 8;
/** Sums of floating point numbers come this close to one. */
const CLOSE = 1e-6;

/** One way in which the legs of a combination can end. Bit n of a mask is leg n; a leg in neither mask is lost. */
export interface Pattern {
  /** Legs that win. */
  won: number;
  /** Legs whose share of the stake comes back. */
  returned: number;
  /** Between 0 and 1. */
  chance: number;
}

const KEY = 1 << MOST_LEGS;
const toPatterns = (sums: ReadonlyMap<number, number>): Pattern[] =>
  [...sums].map(([key, chance]) => ({ won: Math.floor(key / KEY), returned: key % KEY, chance }));

function checkLegs(legs: readonly unknown[]): void {
  if (legs.length < 1 || legs.length > MOST_LEGS)
    throw new RangeError(`There are ${legs.length} legs; a combination has 1 to ${MOST_LEGS}.`);
}

/**
 * How the legs end together, from the chances of everything that can happen in a match.
 *
 * @param chances - of each outcome of the match; together 1.
 * @param legs - the fate of each leg in each outcome, in the order of `chances`; null for a leg that this distribution says nothing about,
 *   which then counts as lost until {@link joinPatterns} brings what does.
 * @throws RangeError when the chances are none, or a list has another length.
 * @spec BT-10
 * @example
 * patternsOf([0.5, 0.3, 0.2], [[1, 1, 0], [1, 0, 0]]); // => both win with 0.5, the first alone with 0.3, none with 0.2
 */
export function patternsOf(chances: ArrayLike<number>, legs: readonly (ArrayLike<LegFate> | null)[]): Pattern[] {
  checkLegs(legs);
  const sums = new Map<number, number>();
  let total = 0;
  for (const leg of legs) if (leg !== null && leg.length !== chances.length) throw new RangeError('A leg has a fate for each outcome.');
  for (let at = 0; at < chances.length; at += 1) {
    const chance = chances[at] as number;
    if (!(chance >= 0)) throw new RangeError(`The chance of outcome ${at} is ${chance}.`);
    if (chance === 0) continue;
    total += chance;
    let key = 0;
    legs.forEach((leg, nth) => {
      const fate = leg?.[at];
      if (fate === LegFate.Won) key += (1 << nth) * KEY;
      else if (fate === LegFate.Returned) key += 1 << nth;
    });
    sums.set(key, (sums.get(key) ?? 0) + chance);
  }
  if (Math.abs(total - 1) > CLOSE) throw new RangeError(`The chances make ${total} together; they have to make 1.`);
  return toPatterns(sums);
}

/**
 * Patterns of parts of a match that do not depend on each other, such as goals and corners: each leg is decided by one of them.
 *
 * @spec BT-10
 */
export function joinPatterns(parts: readonly (readonly Pattern[])[]): Pattern[] {
  return parts.reduce<Pattern[]>(
    (joined, part) => {
      const sums = new Map<number, number>();
      for (const one of joined)
        for (const two of part) {
          const key = (one.won | two.won) * KEY + (one.returned | two.returned);
          sums.set(key, (sums.get(key) ?? 0) + one.chance * two.chance);
        }
      return toPatterns(sums);
    },
    [{ won: 0, returned: 0, chance: 1 }],
  );
}
