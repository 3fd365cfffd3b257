import { FIRST_RECONNECT_MS, LONGEST_RECONNECT_MS } from './timings.ts';

/**
 * How long a lost line waits: it doubles with every failure, and each page takes its own part of the second half, so that a server that
 * comes back does not meet all of them at once.
 *
 * @param failures - in a row, from 0.
 * @param chance - from 0 to 1.
 * @spec LOAD-7
 */
export function reconnectDelayMs(failures: number, chance: number): number {
  const fullMs = Math.min(LONGEST_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** Math.min(failures, 10));
  return Math.round(fullMs / 2 + (fullMs / 2) * chance);
}
