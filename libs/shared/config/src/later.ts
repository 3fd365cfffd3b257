import type { loadAccountConfig, loadConfig } from './load-config.ts';

/** `loadConfig`, importing it and its schema on first use. @spec CF-01 */
export const loadConfigLater = async (...given: Parameters<typeof loadConfig>): ReturnType<typeof loadConfig> =>
  (await import('./load-config.ts')).loadConfig(...given);

/**
 * `loadAccountConfig`, imported likewise.
 *
 * @throws HttpError
 * @spec CF-03
 */
export const loadAccountConfigLater = async (...given: Parameters<typeof loadAccountConfig>): ReturnType<typeof loadAccountConfig> =>
  (await import('./load-config.ts')).loadAccountConfig(...given);
