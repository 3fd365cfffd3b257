/** Readers that one server loses at once come back within this time, each at a moment of its own. @spec LOAD-7 */
export const SPREAD_MS = 12_000;
/** Where no stream opens, it is tried so often at least. */
export const LONGEST_SPREAD_MS = 120_000;

/**
 * How long a lost stream waits. The whole wait is by chance, so that a server that comes back meets its readers one after the other; it doubles with
 * every failure.
 *
 * @param failures - in a row before this one, from 0.
 * @param chance - from 0 to 1.
 * @spec LOAD-7
 */
export const reopenAfterMs = (failures: number, chance: number): number =>
  Math.round(Math.min(LONGEST_SPREAD_MS, SPREAD_MS * 2 ** Math.min(failures, 10)) * chance);
