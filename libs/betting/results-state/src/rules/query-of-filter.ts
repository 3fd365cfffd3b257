import type { ResultsFilter } from '@touchline/betting-results-contract';

/** Query parameters of a filter, for a URL and for the call. */
export function queryOfFilter({ date, sport, champ, search, page }: ResultsFilter): Record<string, string> {
  return {
    ...(date !== null && { date }),
    ...(sport !== null && { sport: String(sport) }),
    ...(champ !== null && { champ: String(champ) }),
    ...(search !== '' && { q: search }),
    ...(page > 1 && { page: String(page) }),
  };
}
