import { Milliseconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

/**
 * Game clock: `seconds` at server time `at`. Counting up: seconds of play since the game began; while `isRunning`, clients add the time
 * since `at`. Counting down: seconds left in the period; clients subtract the time since `at`, not below zero. `rate` is seconds of play
 * per real second if that is not 1 (a fast replay). `periodId` counts from 1 (halves, quarters, sets, depending on the sport).
 */
export const Clock = z.object({
  periodId: z.int(),
  seconds: z.int(),
  at: Milliseconds,
  isRunning: z.boolean(),
  direction: z.enum(['up', 'down', 'none']),
  rate: z.optional(z.int().check(z.minimum(2))),
});
export type Clock = z.infer<typeof Clock>;

/**
 * A race so far. `marks` has a list for each mark that every runner has passed: milliseconds since the start in the order of `Game.runners`.
 * Marks divide each lap into equal parts, the last one being the finish line. No two times at a mark are equal.
 */
export const RaceTimes = z.object({
  laps: z.int().check(z.minimum(1)),
  marksPerLap: z.int().check(z.minimum(1)),
  marks: z.array(z.array(z.int())),
});
export type RaceTimes = z.infer<typeof RaceTimes>;
