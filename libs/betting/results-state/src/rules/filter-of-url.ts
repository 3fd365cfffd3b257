import type { ResultsFilter } from '@touchline/betting-results-contract';
import { isDay } from '@touchline/shared-primitives/calendar';

const LONGEST_SEARCH = 60;
const LAST_PAGE = 1_000;
const THIS_CENTURY = '20';

/** Today, every sport. */
export const NO_RESULTS_FILTER: ResultsFilter = { date: null, sport: null, champ: null, search: '', page: 1 };

const idIn = (text: string | null): number | null => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null);

/** Parses the filter of a URL; invalid values are ignored. @spec BT-04 */
export function filterOfUrl(query: URLSearchParams): ResultsFilter {
  const date = query.get('date');
  const page = Number(query.get('page') ?? 1);
  return {
    date: date !== null && date.startsWith(THIS_CENTURY) && isDay(date) ? date : null,
    sport: idIn(query.get('sport')),
    champ: idIn(query.get('champ')),
    search: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}
