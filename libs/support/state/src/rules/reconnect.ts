import { FIRST_RECONNECT_MS, LONGEST_RECONNECT_MS, SHORTEST_RECONNECT_MS } from './timings.ts';

/**
 * Delay before a reconnect: random within a range that doubles with every failure, so that not all pages hit a restarted server at once.
 *
 * @param failures - consecutive failures, from 0.
 * @param chance - random number from 0 to 1.
 * @spec LOAD-7
 */
export function reconnectDelayMs(failures: number, chance: number): number {
  const longestMs = Math.min(LONGEST_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** Math.min(failures, 10));
  return Math.round(SHORTEST_RECONNECT_MS + (longestMs - SHORTEST_RECONNECT_MS) * chance);
}
