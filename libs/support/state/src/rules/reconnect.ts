import { FIRST_RECONNECT_MS, LONGEST_RECONNECT_MS, SHORTEST_RECONNECT_MS } from './timings.ts';

/**
 * How long a lost line waits: a time by chance, out of a span that doubles with every failure, so that a server that comes back meets its pages one
 * after the other.
 *
 * @param failures - in a row, from 0.
 * @param chance - from 0 to 1.
 * @spec LOAD-7
 */
export function reconnectDelayMs(failures: number, chance: number): number {
  const longestMs = Math.min(LONGEST_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** Math.min(failures, 10));
  return Math.round(SHORTEST_RECONNECT_MS + (longestMs - SHORTEST_RECONNECT_MS) * chance);
}
