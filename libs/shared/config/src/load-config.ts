import { AccountConfig, configCalls, SiteConfig } from '@touchline/shared-contract';
import { callJson, retry } from '@touchline/shared-http';
import type { LogLine } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';
import { CONFIG_RETRIES, CONFIG_RETRY_DELAY_MS } from './rules/timings.ts';

export interface LoadConfigOptions {
  lang: string;
  /** Further tries; the edge passes 0, since a page must not wait for five seconds. */
  retries?: number;
  signal?: AbortSignal | undefined;
}

/**
 * The site's configuration.
 *
 * @returns null when every try failed, which is reported as 'no site config'.
 * @spec CF-01
 */
export async function loadConfig(
  ports: Pick<Ports, 'send' | 'origin' | 'report'>,
  { lang, retries = CONFIG_RETRIES, signal }: LoadConfigOptions,
): Promise<SiteConfig | null> {
  try {
    return await retry(() => callJson(ports, configCalls.all, { query: { lang }, signal }, SiteConfig), {
      times: retries,
      delayMs: CONFIG_RETRY_DELAY_MS,
      signal,
    });
  } catch (error) {
    ports.report('no site config' satisfies LogLine, { code: error instanceof Error ? error.name : 'unknown' });
    return null;
  }
}

/** What the configuration says differently for the account that is signed in. @throws HttpError @spec CF-03 */
export const loadAccountConfig = (ports: Pick<Ports, 'send' | 'origin'>, signal?: AbortSignal): Promise<AccountConfig> =>
  callJson(ports, configCalls.account, { signal }, AccountConfig);
