import { FAIL_MODES } from '@touchline/shared-http';

/** Number of retries, and the delay between them. @spec CF-01 */
export const CONFIG_RETRIES = FAIL_MODES.config.retries;
export const CONFIG_RETRY_DELAY_MS = FAIL_MODES.config.delayMs;
/** Minimum and maximum cache time of a group of settings. @spec CF-02 */
export const GROUP_KEPT_AT_LEAST_MS = 600_000;
export const GROUP_KEPT_AT_MOST_MS = 900_000;
/** Default poll intervals in milliseconds, used until the configuration has others. Everything that polls has a row here. @spec CF-06 */
export const DEFAULT_POLLING = {
  line: 15_000,
  live: 5_000,
  default: 10_000,
  media: 600_000,
  banners: 60_000,
  favourites: 10_000,
  topGames: 10_000,
} as const;
/** Limits of the live poll interval, whatever the configuration says. @spec CF-06 */
export const LIVE_PERIOD_MS = { least: 3_000, most: 10_000 } as const;
/** How long the last valid configuration may be used. @spec CFG-1 */
export const KEPT_MS = FAIL_MODES.config.keptMs;
/** Signatures further ahead of the clock are invalid; real clocks differ by less. @spec CFG-1 */
export const KEPT_AHEAD_MS = 300_000;
/** Wait for the service before the stored copy is used; the promised limit is 2.5 s. @spec CFG-1 */
export const STAND_IN_AFTER_MS = 2_000;
/** Delay before the page's configuration is stored, so that the first seconds stay free. @spec CFG-1 */
export const KEEP_AFTER_MS = 5_000;
/** A stored copy is replaced at this age. @spec CFG-1 */
export const KEPT_ANEW_MS = 3_600_000;
