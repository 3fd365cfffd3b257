/** Polling periods where the configuration has none, in milliseconds. @spec CF-06 */
export const POLLING_MS = { line: 15_000, live: 5_000, default: 10_000, favourites: 10_000, topGames: 10_000 } as const;

/** The menu and its counts move slowly; it is asked at the pace of the line. */
export type PollingTable = Readonly<Record<keyof typeof POLLING_MS, number>>;

/** Live may be asked every 3 to 10 s, whatever a configuration says. @spec CF-06 */
export const LIVE_PERIOD_MS = { least: 3_000, most: 10_000 } as const;

/** After so many periods without an answer the prices on the screen are stale. @spec ODD-5 */
export const STALE_AFTER_PERIODS = 2;

/** How long a failed poll waits, at most, before it is tried again. */
export const LONGEST_RETRY_MS = 60_000;

/** Pause in typing after which a search is sent. */
export const SEARCH_PAUSE_MS = 250;

/** How long the mark of a moved price stays. */
export const MOVEMENT_SHOWN_MS = 3_000;
