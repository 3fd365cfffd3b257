import { CASINO_FEATURES, CASINO_KINDS, type CasinoFilter } from '@touchline/casino-contract';

const LONGEST_SEARCH = 60;
const LAST_PAGE = 1_000;
const PROVIDER = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The filter without any choice. */
export const NO_FILTER: CasinoFilter = { kind: null, provider: null, feature: null, search: '', page: 1 };

const oneOf = <Value extends string>(values: readonly Value[], text: string | null | undefined): Value | null =>
  values.find((value) => value === text) ?? null;

/** The filter that an address names; what it says wrongly counts as not said. @spec CS-01 */
export function filterOfUrl(query: URLSearchParams, subcategory?: string): CasinoFilter {
  const provider = query.get('provider') ?? '';
  const page = Number(query.get('page') ?? 1);
  return {
    kind: oneOf(CASINO_KINDS, subcategory),
    provider: PROVIDER.test(provider) ? provider : null,
    feature: oneOf(CASINO_FEATURES, query.get('feature')),
    search: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The query of a filter, without what is chosen by nothing; the kind belongs to the path. */
export function queryOf({ provider, feature, search, page }: CasinoFilter): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (provider !== null) query.set('provider', provider);
  if (feature !== null) query.set('feature', feature);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Tells one selection from any other. */
export const keyOfFilter = (filter: CasinoFilter): string => `${filter.kind ?? ''}${queryOf(filter)}`;

/** The same selection with another choice, from its first page on. */
export const narrowed = (filter: CasinoFilter, choice: Partial<CasinoFilter>): CasinoFilter => ({ ...filter, page: 1, ...choice });
