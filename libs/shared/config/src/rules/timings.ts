import { FAIL_MODES } from '@touchline/shared-contract';

/** The configuration is asked for again so many times, this far apart. @spec CF-01 */
export const CONFIG_RETRIES = FAIL_MODES.config.retries;
export const CONFIG_RETRY_DELAY_MS = FAIL_MODES.config.delayMs;
/** A group of settings is kept at least and at most this long. @spec CF-02 */
export const GROUP_KEPT_AT_LEAST_MS = 600_000;
export const GROUP_KEPT_AT_MOST_MS = 900_000;
/** Polling periods while no configuration says others. @spec CF-06 */
export const DEFAULT_POLLING = {
  line: 15_000,
  live: 3_000,
  default: 10_000,
  media: 600_000,
  banners: 60_000,
  favourites: 10_000,
  topGames: 10_000,
} as const;
