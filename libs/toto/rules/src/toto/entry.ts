import { type TotoRules } from './sections.ts';

/** Picked outcomes by game, ascending. More than one in a game makes a system entry. */
export type Picks = readonly (readonly number[])[];

/** Maximum number of combinations per ticket. */
export const MOST_COMBINATIONS = 10_000;
/** Maximum stake of a combination, in minimum stakes. */
export const MOST_TIMES = 1000;

/** Why an entry cannot be placed. */
export type EntryProblem = 'incomplete' | 'wrong-picks' | 'too-many-combinations';

/** Number of combinations: the product of the picks per game; 0 while a game has none. */
export const combinationCount = (picks: Picks): number => picks.reduce((product, outcomes) => product * outcomes.length, 1);

/** Validates an entry; null if it can be placed. @spec TL-01 */
export function entryProblem(picks: Picks, { games, outcomes }: Pick<TotoRules, 'games' | 'outcomes'>): EntryProblem | null {
  if (picks.length !== games) return 'wrong-picks';
  const isListed = (picked: readonly number[]): boolean =>
    picked.every((pick, at) => Number.isInteger(pick) && pick >= 0 && pick < outcomes.length && (at === 0 || pick > (picked[at - 1] ?? 0)));
  if (!picks.every(isListed)) return 'wrong-picks';
  if (picks.some((picked) => picked.length === 0)) return 'incomplete';
  return combinationCount(picks) > MOST_COMBINATIONS ? 'too-many-combinations' : null;
}

/** All combinations of an entry, one pick per game; the last game varies fastest. */
export function* combinations(picks: Picks): Generator<readonly number[]> {
  const [first, ...rest] = picks;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const pick of first) for (const others of combinations(rest)) yield [pick, ...others];
}

/** `count` combinations starting at index `from`, without generating those before. */
export function combinationsFrom(picks: Picks, from: number, count: number): number[][] {
  const total = combinationCount(picks);
  const length = Math.max(0, Math.min(count, total - from));
  return Array.from({ length }, (_, nth) => {
    let rest = from + nth;
    const combination: number[] = [];
    for (const picked of picks.toReversed()) {
      combination.unshift(picked[rest % picked.length] ?? 0);
      rest = Math.floor(rest / picked.length);
    }
    return combination;
  });
}
