/** Polling interval of the unread count. */
export const COUNT_EVERY_MS = 60_000;

/** Heartbeats outside these limits are taken for the nearer one. */
export const BEAT_MS = { least: 500, most: 30_000 } as const;
/** After this many missing heartbeats, a stream is lost. */
export const SILENT_AFTER_BEATS = 2;
/** Extra time for the way of a heartbeat. */
export const LATE_BEAT_MS = 500;
/** Timeout for the first event of a stream. */
export const OPENS_WITHIN_MS = 10_000;
/** The stream of prices, which a page opens soon after it has loaded, may carry the player's events: the player's own one waits for it. */
export const OTHERS_FIRST_MS = 3_000;
/** Pages that get the same change make their calls within this time. @spec LOAD-7 */
export const SPREAD_CALLS_MS = 1_000;

const SPREAD_MS = 12_000;
const LONGEST_SPREAD_MS = 120_000;

/**
 * Delay before a lost stream is opened again. It is random, so that a restarted server is not hit by all players at once, and doubles with
 * every failure.
 *
 * @param failures - in a row before this one, from 0.
 * @param chance - from 0 to 1.
 * @spec LOAD-7
 */
export const openAgainAfterMs = (failures: number, chance: number): number =>
  Math.round(Math.min(LONGEST_SPREAD_MS, SPREAD_MS * 2 ** Math.min(failures, 10)) * chance);
