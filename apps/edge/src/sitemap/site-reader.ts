import { availableLanguages, type SiteLanguage } from '@touchline/shared-routes';

/** What the edge itself must know of the site to name its pages. */
export interface SiteNames {
  hosts: readonly string[];
  /** Languages that visitors may use. */
  languages: readonly string[];
  /** Route ids that exist here; null means all. */
  availableRoutes: readonly number[] | null;
  notFoundPaths: readonly string[];
}

export interface SiteReader {
  /** @throws Error when the backend says nothing readable, and nothing was known before. */
  names: () => Promise<SiteNames>;
  /** A GET to the backend without anybody's cookies. @throws Error when it fails. */
  ask: (path: string) => Promise<unknown>;
}

const FRESH_MS = 60_000;
const ANSWER_WITHIN_MS = 5_000;
const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
const isLanguage = (value: unknown): value is SiteLanguage => {
  const { code, isHiddenForVisitors } = fieldsOf(value);
  return typeof code === 'string' && /^[a-z]{2}$/.test(code) && typeof isHiddenForVisitors === 'boolean';
};

/** Reads names off the configuration; what is missing or of another type is as if the site said nothing about it. */
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
}

export function createSiteReader({ backend, send = fetch, now = Date.now }: SiteReaderOptions): SiteReader {
  let known: { names: SiteNames; atMs: number } | undefined;
  const ask = async (path: string): Promise<unknown> => {
    const response = await send(new Request(`${backend}${path}`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), redirect: 'error' }));
    if (!response.ok) throw new BackendAnswer(response.status);
    const text = await response.text();
    if (text.length > LARGEST_ANSWER_BYTES) throw new BackendAnswer(response.status);
    return JSON.parse(text) as unknown;
  };
  return {
    ask,
    names: async () => {
      if (known !== undefined && now() - known.atMs < FRESH_MS) return known.names;
      try {
        known = { names: readNames(await ask('/bff-api/config/all.json?lang=en')), atMs: now() };
      } catch (error) {
        if (known === undefined) throw error; // an old answer is better than none
      }
      return known.names;
    },
  };
}

/** An answer of the backend that is no success. */
export class BackendAnswer extends Error {
  override name = 'BackendAnswer';
  readonly status: number;

  constructor(status: number) {
    super(`The backend answered with ${status} or more than a page of the sitemap can be.`);
    this.status = status;
  }
}
