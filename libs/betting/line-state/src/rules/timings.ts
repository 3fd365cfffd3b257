/** After this many periods without an answer, the prices on the screen are stale. @spec ODD-5 */
export const STALE_AFTER_PERIODS = 2;

/** After this many missing heartbeats, a pushed feed is stale. @spec ODD-5 */
export const STALE_AFTER_BEATS = 2;

/** Prices that the server could not confirm for this long are stale at once. @spec ODD-5 */
export const STALE_FROM_AGE_MS = 5_000;

/** Longest delay before a failed poll is retried. */
export const LONGEST_RETRY_MS = 60_000;

/** Debounce of search requests while typing. */
export const SEARCH_PAUSE_MS = 250;
