import type { loadAccountConfig, loadConfig } from './load-config.ts';

/** `loadConfig`, with the schema that checks the answer: both come when they are called. @spec CF-01 */
export const loadConfigLater = async (...given: Parameters<typeof loadConfig>): ReturnType<typeof loadConfig> =>
  (await import('./load-config.ts')).loadConfig(...given);

/** `loadAccountConfig`, in the same way. @throws HttpError @spec CF-03 */
export const loadAccountConfigLater = async (...given: Parameters<typeof loadAccountConfig>): ReturnType<typeof loadAccountConfig> =>
  (await import('./load-config.ts')).loadAccountConfig(...given);
