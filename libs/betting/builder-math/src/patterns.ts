import { LegFate } from './leg-fate.ts';

/** Most legs in a combination. A price is stored for every subset, so each further leg doubles their number. */
export const MOST_LEGS = 8;
/** Tolerance when a sum of floating-point chances is compared with one. */
const CLOSE = 1e-6;

/** One joint result of the legs of a combination. Bit n of a mask is leg n; a leg in neither mask is lost. */
export interface Pattern {
  /** Legs that win. */
  won: number;
  /** Legs whose share of the stake is returned. */
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
 * Joint results of the legs, from the chances of all outcomes of a match.
 *
 * @param chances - of each outcome of the match; their sum is 1.
 * @param legs - the fate of each leg in each outcome, in the order of `chances`; null for a leg that this distribution does not decide.
 *   Such a leg counts as lost until {@link joinPatterns} adds the distribution that decides it.
 * @throws RangeError when the chances do not sum to 1, or a list has another length.
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
 * Joins the patterns of independent parts of a match, such as goals and corners; each leg is decided by exactly one part.
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
