import type { ResultsFilter } from '@touchline/betting-results-contract';

const LONGEST_SEARCH = 60;
const LAST_PAGE = 1_000;
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Today, every sport. */
export const NO_RESULTS_FILTER: ResultsFilter = { date: null, sport: null, champ: null, search: '', page: 1 };

const idIn = (text: string | null): number | null => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null);

/** Parses the filter of a URL; invalid values are ignored. @spec BT-04 */
export function filterOfUrl(query: URLSearchParams): ResultsFilter {
  const date = query.get('date');
  const page = Number(query.get('page') ?? 1);
  return {
    date: date !== null && DAY.test(date) ? date : null,
    sport: idIn(query.get('sport')),
    champ: idIn(query.get('champ')),
    search: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

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

const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Days for quick selection: today by UTC and the six days before it, latest first. */
export const lastDays = (nowMs: number, count = 7): string[] => Array.from({ length: count }, (_, back) => dayOf(nowMs - back * DAY_MS));
