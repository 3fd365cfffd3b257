import type { CasinoFilter } from '@touchline/casino-contract';
import { filterOfUrl, kindOf, NO_FILTER, queryOf } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';

/** A subcategory that is not a kind: all games, newest first. */
const NEWEST = 'new';
/** Parameters that choose games. Forms sent without scripts have them without a value. */
const PARAMETERS = ['q', 'provider', 'theme', 'feature', 'volatility', 'sort', 'page'];

/** Whether the subcategory exists. */
export const isSubcategory = (subcategory: string | undefined): boolean =>
  subcategory === undefined || subcategory === NEWEST || kindOf(subcategory) !== null;

/** Whether a URL chooses no games: the lobby shows its rows then, otherwise one list. */
export const isFront = (query: URLSearchParams, subcategory: string | undefined): boolean =>
  subcategory === undefined && !PARAMETERS.some((name) => query.has(name));

/** Filter from the lobby's URL. */
export function filterOfLobby(query: URLSearchParams, subcategory: string | undefined): CasinoFilter {
  const filter = filterOfUrl(query, subcategory);
  return subcategory === NEWEST && !query.has('sort') ? { ...filter, sort: 'new' } : filter;
}

/** URL of a selection; without any it is the front of the lobby. */
export const pathOf = (filter: CasinoFilter, lang: string): string =>
  routePath('casino', { ...(filter.kind !== null && { subcategory: filter.kind }) }, { lang }) + queryOf(filter);

/** URL of the list of a selection: of all games too. */
export const listPath = (filter: CasinoFilter, lang: string): string =>
  filter.kind === null && queryOf(filter) === '' ? `${pathOf(filter, lang)}?sort=${NO_FILTER.sort}` : pathOf(filter, lang);

/** URL of all games, newest first. */
export const newestPath = (lang: string): string => routePath('casino', { subcategory: NEWEST }, { lang });
