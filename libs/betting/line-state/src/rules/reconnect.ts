/** Readers that lose a server at once reconnect within this time, each at a random moment. @spec LOAD-7 */
export const SPREAD_MS = 12_000;
/** Longest delay between retries while no stream opens. */
export const LONGEST_SPREAD_MS = 120_000;

/**
 * Delay before reconnecting a stream. It is entirely random, so that a restarted server is not hit by all its readers at once, and doubles
 * with every failure.
 *
 * @param failures - in a row before this one, from 0.
 * @param chance - from 0 to 1.
 * @spec LOAD-7
 */
export const reopenAfterMs = (failures: number, chance: number): number =>
  Math.round(Math.min(LONGEST_SPREAD_MS, SPREAD_MS * 2 ** Math.min(failures, 10)) * chance);
