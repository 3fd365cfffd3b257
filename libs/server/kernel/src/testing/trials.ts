import { ENGINES } from '../db/testing/test-db.ts';

const MOST_TENTHS = 100;

/** Number of trials: all of them in a long run; otherwise a tenth, but of thousands a fortieth. */
export const trials = (full: number): number =>
  process.env['TOUCHLINE_LONG'] === '1' ? full : Math.ceil(Math.max(Math.min(full / 10, MOST_TENTHS), full / 40));

/** Like {@link trials}, divided by the number of databases on which the suite runs. */
export const trialsEach = (full: number, engines = ENGINES): number => Math.ceil(trials(full) / engines.length);

/** Timeout of a test with trials; long runs get more. */
export const TRIAL_TIMEOUT_MS = process.env['TOUCHLINE_LONG'] === '1' ? 30 * 60_000 : 600_000;

/** Seeded random integers from 0 to `below` (exclusive). */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/** Runs the work for 0 to `count` - 1, `atOnce` at a time. */
export async function inParallel(count: number, atOnce: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await work((next += 1) - 1);
    }),
  );
}
