import type { Section } from '@touchline/betting-contract';
import type { TimeFilterId } from './feed-view.ts';

/** Stored favourites. */
interface KeptFavourites {
  games: readonly number[];
  champs: readonly number[];
}

/** Stored display choices. */
interface KeptBetting {
  sportsGrouping: 'champ' | 'time';
  rowMarket: 'result' | 'total' | 'handicap' | 'both';
  cyberFilter: 'all' | 'real' | 'virtual';
  isOnlyWithVideos: boolean;
  /** The section that {@link isOnlyFavourites} applies to. */
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
    return {}; // written by other code or truncated: same as nothing stored
  }
}

const wholes = (value: unknown): number[] => (Array.isArray(value) ? value.filter(Number.isSafeInteger).slice(-MOST_KEPT) : []);
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string').slice(0, MOST_KEPT) : [];

/** Parses stored favourites; invalid ones are left out. @spec BT-05 */
export function readFavourites(text: string | null): KeptFavourites {
  const fields = fieldsOf(text);
  return { games: wholes(fields['games']), champs: wholes(fields['champs']) };
}

/** Parses stored choices; values unknown to this release get their defaults. @spec BT-05 OD-05 */
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

/** The last searched text; empty if there is none. @spec BT-05 */
export function readSearchText(text: string | null): string {
  const value = fieldsOf(text)['searchText'];
  return typeof value === 'string' ? value : '';
}

/** Parses searches whose results were opened; entries that are not texts are left out. @spec BT-05 */
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

/** Serializes the choices to store. */
export function writeBetting(betting: KeptBetting, { text, recent }: { text: string; recent: readonly string[] }): string {
  return JSON.stringify({ ...Object.fromEntries(KEPT.map((key) => [key, betting[key]])), searchText: text, recentSearches: recent });
}
