/** After so many periods without an answer the prices on the screen are stale. @spec ODD-5 */
export const STALE_AFTER_PERIODS = 2;

/** After so many heartbeats without a word a feed that is pushed is stale. @spec ODD-5 */
export const STALE_AFTER_BEATS = 2;

/** How long a failed poll waits, at most, before it is tried again. */
export const LONGEST_RETRY_MS = 60_000;

/** Pause in typing after which a search is sent. */
export const SEARCH_PAUSE_MS = 250;

/** How long the mark of a moved price stays. */
export const MOVEMENT_SHOWN_MS = 3_000;
