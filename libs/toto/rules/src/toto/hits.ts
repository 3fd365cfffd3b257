import type { Picks } from './entry.ts';

/** Result of a game: the right outcome, or null for a cancelled game, in which every pick is right. */
export type GameOutcome = number | null;

/**
 * Number of combinations of an entry with 0, 1, 2 ... right forecasts. Computed as the coefficients of a product instead of enumerating the
 * combinations: a game in which `h` of `n` picks are right multiplies by (n − h) + h·x.
 *
 * @returns one count per number of right forecasts, from zero to all; their sum is the number of combinations.
 * @spec TL-01
 */
export function hitCounts(picks: Picks, outcomes: readonly GameOutcome[]): number[] {
  if (picks.length !== outcomes.length) throw new RangeError(`${picks.length} games are picked and ${outcomes.length} have an outcome.`);
  return picks.reduce<number[]>(
    (counts, picked, game) => {
      const outcome = outcomes[game] ?? null;
      const right = outcome === null ? picked.length : Number(picked.includes(outcome));
      const wrong = picked.length - right;
      return Array.from({ length: counts.length + 1 }, (_, k) => (counts[k] ?? 0) * wrong + (counts[k - 1] ?? 0) * right);
    },
    [1],
  );
}
