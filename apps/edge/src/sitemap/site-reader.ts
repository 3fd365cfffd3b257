import { configCalls } from '@touchline/shared-contract';
import { placeOf } from '@touchline/shared-http';
import { isTaken, USABLE_MS } from '@touchline/shared-config/signed';
import { CONFIG_SIGNATURE } from '@touchline/shared-contract/config-signature';
import { holdRequests } from '../http/hold-requests.ts';
import { codeOf, fieldsOf, type Report } from '@touchline/shared-primitives';
import { availableLanguages, type SiteLanguage } from '@touchline/shared-routes';

/** Facts about the site that the edge needs for URLs. */
export interface SiteNames {
  hosts: readonly string[];
  /** Languages that visitors may use. */
  languages: readonly string[];
  /** Route ids of this site; null means all. */
  availableRoutes: readonly number[] | null;
  notFoundPaths: readonly string[];
}

export interface SiteReader {
  /** @throws Error when the backend's answer is unreadable or unsigned, and no valid one of the last day is known. */
  names: () => Promise<SiteNames>;
  /** A GET to the backend without cookies. @throws Error when it fails. */
  ask: (path: string) => Promise<unknown>;
}

const NAMES_PLACE = placeOf(configCalls.all, { query: { lang: 'en' } });
const FRESH_MS = 60_000;
const ANSWER_WITHIN_MS = 5_000;
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
const isLanguage = (value: unknown): value is SiteLanguage => {
  const { code, isHiddenForVisitors } = fieldsOf(value);
  return typeof code === 'string' && /^[a-z]{2}$/.test(code) && typeof isHiddenForVisitors === 'boolean';
};

/** Reads names from the configuration; missing or invalid fields count as not set. */
export function readNames(config: unknown): SiteNames {
  const { seoHosts, languages, availableRoutes, notFoundPaths } = fieldsOf(config);
  return {
    hosts: textsOf(seoHosts),
    languages: availableLanguages(Array.isArray(languages) ? languages.filter(isLanguage) : [], false),
    availableRoutes: Array.isArray(availableRoutes) ? availableRoutes.filter((id) => Number.isInteger(id)) : null,
    notFoundPaths: textsOf(notFoundPaths),
  };
}

export interface SiteReaderOptions {
  backend: string;
  send?: (request: Request) => Promise<Response>;
  now?: () => number;
  /** Time limit of one answer, in milliseconds. */
  withinMs?: number;
  /** Called when an answer was rejected and older names are used. */
  report?: Report;
}

/** Unsigned names would let anyone choose hosts and languages. */
class UnsignedNamesError extends Error {
  override name = 'UnsignedConfigError';
}

/** @spec SE-02 CFG-1 (ADR 0024) */
export function createSiteReader({
  backend,
  send = fetch,
  now = Date.now,
  withinMs = ANSWER_WITHIN_MS,
  report,
}: SiteReaderOptions): SiteReader {
  let known: { names: SiteNames; atMs: number } | undefined;
  const read = async (path: string): Promise<{ header: string | null; body: string }> => {
    const request = new Request(`${backend}${path}`, { signal: AbortSignal.timeout(withinMs), redirect: 'error' });
    holdRequests([request], withinMs);
    const response = await send(request);
    if (!response.ok) throw new BackendAnswer(response.status);
    const body = await response.text();
    if (body.length > LARGEST_ANSWER_BYTES) throw new BackendAnswer(response.status);
    return { header: response.headers.get(CONFIG_SIGNATURE), body };
  };
  const ask = async (path: string): Promise<unknown> => JSON.parse((await read(path)).body) as unknown;
  const askNames = async (): Promise<SiteNames> => {
    const answer = await read(NAMES_PLACE);
    if (!(await isTaken({ place: NAMES_PLACE, ...answer }, now())))
      throw new UnsignedNamesError('No trusted key signed the configuration.');
    return readNames(JSON.parse(answer.body) as unknown);
  };
  return {
    ask,
    names: async () => {
      if (known !== undefined && now() - known.atMs < FRESH_MS) return known.names;
      try {
        known = { names: await askNames(), atMs: now() };
        return known.names;
      } catch (error) {
        if (known === undefined || now() - known.atMs >= USABLE_MS) throw error;
        report?.('site config is a kept one', { code: codeOf(error) });
        return known.names; // an old answer is better than none
      }
    },
  };
}

/** An error response of the backend. */
export class BackendAnswer extends Error {
  override name = 'BackendAnswer';
  readonly status: number;

  constructor(status: number) {
    super(`The backend answered with ${status} or more than a page of the sitemap can be.`);
    this.status = status;
  }
}
