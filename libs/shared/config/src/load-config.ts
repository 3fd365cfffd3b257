import { AccountConfig, configCalls, SiteConfig } from '@touchline/shared-contract';
import { callJson, HttpError, retry } from '@touchline/shared-http';
import type { LogLine } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';
import { CONFIG_RETRIES, CONFIG_RETRY_DELAY_MS } from './rules/timings.ts';
import { signedAnswer, signedAt, type SignedAnswer } from './signed-config.ts';

export interface LoadConfigOptions {
  lang: string;
  /** Further tries; the edge passes 0, since a page must not wait for five seconds. */
  retries?: number;
  /** Asks the server even if an answer of some seconds ago could be used again: the schedule of maintenance may have changed since. */
  isFresh?: boolean;
  signal?: AbortSignal | undefined;
}

/** A configuration for which no key of this build vouches: it may name hosts that nobody allowed. */
class UnsignedConfigError extends HttpError {
  override name = 'UnsignedConfigError';
  constructor() {
    super({ status: 500, code: 'unsigned', message: 'The configuration carries no signature of a key that this build knows.' });
  }
}

/**
 * The site's configuration, and the answer that it was read from.
 *
 * @returns null when every try failed, which is reported as 'no site config'; an answer that nobody vouches for is a failure.
 * @spec CF-01
 */
export async function loadSignedConfig(
  ports: Pick<Ports, 'send' | 'origin' | 'report' | 'now'>,
  { lang, retries = CONFIG_RETRIES, isFresh = false, signal }: LoadConfigOptions,
): Promise<{ site: SiteConfig; answer: SignedAnswer } | null> {
  const ask = async () => {
    let answer: SignedAnswer | undefined;
    const send = async (request: Request): Promise<Response> => {
      const response = await ports.send(isFresh ? new Request(request, { cache: 'no-cache' }) : request);
      if (!response.ok) return response;
      answer = await signedAnswer(request, response);
      if ((await signedAt(answer, ports.now())) === null) throw new UnsignedConfigError();
      return response;
    };
    const site = await callJson({ send, origin: ports.origin }, configCalls.all, { query: { lang }, signal }, SiteConfig);
    return { site, answer: answer as SignedAnswer };
  };
  try {
    return await retry(ask, { times: retries, delayMs: CONFIG_RETRY_DELAY_MS, signal });
  } catch (error) {
    ports.report('no site config' satisfies LogLine, { code: error instanceof Error ? error.name : 'unknown' });
    return null;
  }
}

/** {@link loadSignedConfig} for whoever keeps nothing. @spec CF-01 */
export const loadConfig = async (...given: Parameters<typeof loadSignedConfig>): Promise<SiteConfig | null> =>
  (await loadSignedConfig(...given))?.site ?? null;

/** What the configuration says differently for the account that is signed in. @throws HttpError @spec CF-03 */
export const loadAccountConfig = (ports: Pick<Ports, 'send' | 'origin'>, signal?: AbortSignal): Promise<AccountConfig> =>
  callJson(ports, configCalls.account, { signal }, AccountConfig);
