import { FAIL_MODES } from '@touchline/shared-http';

/** The configuration is asked for again so many times, this far apart. @spec CF-01 */
export const CONFIG_RETRIES = FAIL_MODES.config.retries;
export const CONFIG_RETRY_DELAY_MS = FAIL_MODES.config.delayMs;
/** A group of settings is kept at least and at most this long. @spec CF-02 */
export const GROUP_KEPT_AT_LEAST_MS = 600_000;
export const GROUP_KEPT_AT_MOST_MS = 900_000;
/** The one table of polling periods, in milliseconds, while no configuration says others. Whatever polls has its row here. @spec CF-06 */
export const DEFAULT_POLLING = {
  line: 15_000,
  live: 5_000,
  default: 10_000,
  media: 600_000,
  banners: 60_000,
  favourites: 10_000,
  topGames: 10_000,
} as const;
/** Live may be asked every 3 to 10 s, whatever a configuration says. @spec CF-06 */
export const LIVE_PERIOD_MS = { least: 3_000, most: 10_000 } as const;
/** The last good configuration stands in for so long. @spec CFG-1 */
export const KEPT_MS = FAIL_MODES.config.keptMs;
/** What was signed further ahead of the clock than this was not signed by a true one; clocks differ by less. @spec CFG-1 */
export const KEPT_AHEAD_MS = 300_000;
/** The service is waited for so long before the kept copy stands in; the promise is 2.5 s. @spec CFG-1 */
export const STAND_IN_AFTER_MS = 2_000;
/** What the page came with is kept when its first seconds are over. @spec CFG-1 */
export const KEEP_AFTER_MS = 5_000;
/** A kept copy of this age is replaced by a new one. @spec CFG-1 */
export const KEPT_ANEW_MS = 3_600_000;
