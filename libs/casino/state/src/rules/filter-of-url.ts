import {
  CASINO_FEATURES,
  CASINO_KINDS,
  CASINO_SORTS,
  CASINO_THEMES,
  CASINO_VOLATILITIES,
  type CasinoFilter,
  type CasinoKind,
} from '@touchline/casino-contract';

const LONGEST_SEARCH = 60;
const LAST_PAGE = 1_000;
const PROVIDER = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The empty filter. */
export const NO_FILTER: CasinoFilter = {
  ...{ kind: null, provider: null, feature: null, theme: null, volatility: null },
  ...{ search: '', sort: 'popular', page: 1 },
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null | undefined): Value | null =>
  values.find((value) => value === text) ?? null;

/** The kind named by a path segment. */
export const kindOf = (subcategory: string | undefined): CasinoKind | null => oneOf(CASINO_KINDS, subcategory);

/** Parses the filter of a URL; ignores invalid values. @spec CS-01 */
export function filterOfUrl(query: URLSearchParams, subcategory?: string): CasinoFilter {
  const provider = query.get('provider') ?? '';
  const page = Number(query.get('page') ?? 1);
  return {
    kind: kindOf(subcategory),
    provider: PROVIDER.test(provider) ? provider : null,
    feature: oneOf(CASINO_FEATURES, query.get('feature')),
    theme: oneOf(CASINO_THEMES, query.get('theme')),
    volatility: oneOf(CASINO_VOLATILITIES, query.get('volatility')),
    search: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    sort: oneOf(CASINO_SORTS, query.get('sort')) ?? NO_FILTER.sort,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Query of a filter without default values; the kind is in the path. */
export function queryOf({ provider, feature, theme, volatility, search, sort, page }: CasinoFilter): string {
  const parameters = {
    ...(search !== '' && { q: search }),
    ...(provider !== null && { provider }),
    ...(theme !== null && { theme }),
    ...(feature !== null && { feature }),
    ...(volatility !== null && { volatility }),
    ...(sort !== NO_FILTER.sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  };
  const text = new URLSearchParams(parameters).toString();
  return text === '' ? '' : `?${text}`;
}

/** Unique key of a selection. */
export const keyOfFilter = (filter: CasinoFilter): string => `${filter.kind ?? ''}${queryOf(filter)}`;

/** The same selection with a changed filter, back on the first page. */
export const narrowed = (filter: CasinoFilter, choice: Partial<CasinoFilter>): CasinoFilter => ({ ...filter, page: 1, ...choice });
