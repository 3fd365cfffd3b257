import type { Section } from '@touchline/betting-contract';
import type { TimeFilterId } from './feed-view.ts';

/** What a browser keeps of favourites. */
interface KeptFavourites {
  games: readonly number[];
  champs: readonly number[];
}

/** What a browser keeps of how the line is looked at. */
interface KeptBetting {
  sportsGrouping: 'champ' | 'time';
  rowMarket: 'result' | 'total' | 'handicap' | 'both';
  cyberFilter: 'all' | 'real' | 'virtual';
  isOnlyWithVideos: boolean;
  /** The section that {@link isOnlyFavourites} was chosen in. */
  bettingType: Section;
  isOnlyFavourites: boolean;
  timeFilterId: TimeFilterId;
  filteredMarkets: readonly string[];
  pinnedMarkets: readonly number[];
  foldedMarkets: readonly number[];
}

const MOST_KEPT = 200;
const TIME_FILTERS: readonly unknown[] = [0, 1, 2, 3, 6] satisfies TimeFilterId[];

function fieldsOf(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // another program, or half a write: as if nothing was kept
  }
}

const wholes = (value: unknown): number[] => (Array.isArray(value) ? value.filter(Number.isSafeInteger).slice(-MOST_KEPT) : []);
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string').slice(0, MOST_KEPT) : [];

/** Reads kept favourites; anything that is not one is left out. @spec BT-05 */
export function readFavourites(text: string | null): KeptFavourites {
  const fields = fieldsOf(text);
  return { games: wholes(fields['games']), champs: wholes(fields['champs']) };
}

/** Reads kept choices; a value that this release does not know falls back to its start. @spec BT-05 OD-05 */
export function readBetting(text: string | null): Partial<KeptBetting> {
  const fields = fieldsOf(text);
  const kept: Partial<KeptBetting> = {
    filteredMarkets: words(fields['filteredMarkets']),
    pinnedMarkets: wholes(fields['pinnedMarkets']),
    foldedMarkets: wholes(fields['foldedMarkets']),
    isOnlyWithVideos: fields['isOnlyWithVideos'] === true,
    isOnlyFavourites: fields['isOnlyFavourites'] === true,
  };
  if (fields['bettingType'] === 'live') kept.bettingType = 'live';
  if (fields['sportsGrouping'] === 'time') kept.sportsGrouping = 'time';
  const row = fields['rowMarket'];
  if (row === 'total' || row === 'handicap' || row === 'both') kept.rowMarket = row;
  if (fields['cyberFilter'] === 'real' || fields['cyberFilter'] === 'virtual') kept.cyberFilter = fields['cyberFilter'];
  if (TIME_FILTERS.includes(fields['timeFilterId'])) kept.timeFilterId = fields['timeFilterId'] as TimeFilterId;
  return kept;
}

/** The text that was searched for last; empty when there is none. @spec BT-05 */
export function readSearchText(text: string | null): string {
  const value = fieldsOf(text)['searchText'];
  return typeof value === 'string' ? value : '';
}

/** Searches whose results were opened; what is no text is left out. @spec BT-05 */
export function readRecentSearches(text: string | null): string[] {
  const value = fieldsOf(text)['recentSearches'];
  return Array.isArray(value) ? value.filter((item) => item && typeof item === 'string') : [];
}

const KEPT: readonly (keyof KeptBetting)[] = [
  'bettingType',
  'sportsGrouping',
  'rowMarket',
  'cyberFilter',
  'isOnlyWithVideos',
  'isOnlyFavourites',
  'timeFilterId',
  'filteredMarkets',
  'pinnedMarkets',
  'foldedMarkets',
];

/** What of the choices is kept. */
export function writeBetting(betting: KeptBetting, { text, recent }: { text: string; recent: readonly string[] }): string {
  return JSON.stringify({ ...Object.fromEntries(KEPT.map((key) => [key, betting[key]])), searchText: text, recentSearches: recent });
}
