import { configCalls } from '@touchline/shared-contract';
import { AccountConfig, SiteConfig } from '@touchline/shared-contract/schemas';
import { retry } from '@touchline/shared-http';
import { codeOf, type LogLine } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';
import { callSigned } from './call-signed.ts';
import { readBy } from './read-by.ts';
import { CONFIG_RETRIES, CONFIG_RETRY_DELAY_MS } from './rules/timings.ts';
import type { SignedAnswer } from './signed-config.ts';

export interface LoadConfigOptions {
  lang: string;
  /** Number of retries. */
  retries?: number;
  /** Time limit of one try in milliseconds; without it only the signal ends a try. */
  tryMs?: number;
  /** Bypasses the HTTP cache: the maintenance schedule may have changed within the last seconds. */
  isFresh?: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Loads the site's configuration, with the answer that it was read from. An answer without a valid signature is a failure.
 *
 * @returns null when every try failed, which is reported as 'no site config'.
 * @spec CF-01
 */
export async function loadSignedConfig(
  ports: Pick<Ports, 'send' | 'origin' | 'report' | 'now'>,
  { lang, retries = CONFIG_RETRIES, tryMs, isFresh = false, signal }: LoadConfigOptions,
): Promise<{ site: SiteConfig; answer: SignedAnswer } | null> {
  const send: Ports['send'] = (request, call) => ports.send(isFresh ? new Request(request, { cache: 'no-cache' }) : request, call);
  const caller = { ...ports, send };
  const ask = async () => {
    const limits = [signal, tryMs === undefined ? undefined : AbortSignal.timeout(tryMs)].filter((one) => one !== undefined);
    const input = { query: { lang }, signal: AbortSignal.any(limits), read: readBy(SiteConfig) };
    const { body, answer } = await callSigned(caller, configCalls.all, input);
    return { site: body, answer };
  };
  try {
    return await retry(ask, { times: retries, delayMs: CONFIG_RETRY_DELAY_MS, signal, isRetried: () => true });
  } catch (error) {
    ports.report('no site config' satisfies LogLine, { code: codeOf(error) });
    return null;
  }
}

/** {@link loadSignedConfig} without the answer, for callers that do not store it. @spec CF-01 */
export const loadConfig = async (...given: Parameters<typeof loadSignedConfig>): Promise<SiteConfig | null> =>
  (await loadSignedConfig(...given))?.site ?? null;

/**
 * Loads the overrides of the signed-in account.
 *
 * @throws HttpError, also for an answer without a valid signature.
 * @spec CF-03
 */
export const loadAccountConfig = async (ports: Pick<Ports, 'send' | 'origin' | 'now'>, signal?: AbortSignal): Promise<AccountConfig> =>
  (await callSigned(ports, configCalls.account, { signal, read: readBy(AccountConfig) })).body;
