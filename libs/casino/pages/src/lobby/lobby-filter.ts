import type { CasinoFilter } from '@touchline/casino-contract';
import { filterOfUrl, kindOf } from '@touchline/casino-state';

/** A part of the casino that is no kind of games: all of them, the newest first. */
const NEWEST = 'new';

/** Whether there is such a part of the casino. */
export const isSubcategory = (subcategory: string | undefined): boolean =>
  subcategory === undefined || subcategory === NEWEST || kindOf(subcategory) !== null;

/** The filter of an address of the lobby. */
export function filterOfLobby(query: URLSearchParams, subcategory: string | undefined): CasinoFilter {
  const filter = filterOfUrl(query, subcategory);
  return subcategory === NEWEST && !query.has('sort') ? { ...filter, sort: 'new' } : filter;
}
