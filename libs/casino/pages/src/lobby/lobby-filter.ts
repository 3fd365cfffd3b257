import type { CasinoFilter } from '@touchline/casino-contract';
import { filterOfUrl, kindOf } from '@touchline/casino-state';

/** A subcategory that is not a kind: all games, newest first. */
const NEWEST = 'new';

/** Whether the subcategory exists. */
export const isSubcategory = (subcategory: string | undefined): boolean =>
  subcategory === undefined || subcategory === NEWEST || kindOf(subcategory) !== null;

/** Filter from the lobby's URL. */
export function filterOfLobby(query: URLSearchParams, subcategory: string | undefined): CasinoFilter {
  const filter = filterOfUrl(query, subcategory);
  return subcategory === NEWEST && !query.has('sort') ? { ...filter, sort: 'new' } : filter;
}
