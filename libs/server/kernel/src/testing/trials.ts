import { ENGINES } from '../db/testing/test-db.ts';

/** Trials of a promise: all of them in the long run, a tenth in every run. */
export const trials = (full: number): number => (process.env['TOUCHLINE_LONG'] === '1' ? full : Math.ceil(full / 10));

/** The same, divided among the databases on which the suite runs. */
export const trialsEach = (full: number, engines = ENGINES): number => Math.ceil(trials(full) / engines.length);

/** A long run may take its time. */
export const TRIAL_TIMEOUT_MS = process.env['TOUCHLINE_LONG'] === '1' ? 30 * 60_000 : 600_000;

/** Chance that repeats itself: whole numbers from 0 up to but without `below`. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/** Runs the work with so many at once; each takes the next number. */
export async function inParallel(count: number, atOnce: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await work((next += 1) - 1);
    }),
  );
}
