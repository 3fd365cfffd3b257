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
  /** The section of the last line page. @spec OD-05 */
  bettingType: Section;
  isOnlyFavourites: boolean;
  /** The section that {@link isOnlyFavourites} applies to. */
  favouritesOf: Section;
  timeFilterId: TimeFilterId;
  filteredMarkets: readonly string[];
  pinnedMarkets: readonly number[];
  foldedMarkets: readonly number[];
}

const MOST_KEPT = 200;
/** Values besides the default of each choice between some. The betting type is that of the page, whatever was stored. */
const VALUES: Partial<Record<keyof KeptBetting, readonly unknown[]>> = {
  favouritesOf: ['live'],
  sportsGrouping: ['time'],
  rowMarket: ['total', 'handicap', 'both'],
  cyberFilter: ['real', 'virtual'],
  timeFilterId: [0, 1, 2, 3, 6],
};

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
  // Releases before `favouritesOf` stored its section as the betting type.
  const given = { favouritesOf: fields['bettingType'], ...fields } as typeof fields;
  return {
    filteredMarkets: words(fields['filteredMarkets']),
    pinnedMarkets: wholes(fields['pinnedMarkets']),
    foldedMarkets: wholes(fields['foldedMarkets']),
    isOnlyWithVideos: fields['isOnlyWithVideos'] === true,
    isOnlyFavourites: fields['isOnlyFavourites'] === true,
    ...Object.fromEntries(Object.entries(VALUES).flatMap(([key, values]) => (values.includes(given[key]) ? [[key, given[key]]] : []))),
  };
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

/** Serializes the choices to store. */
export function writeBetting(
  { isOpened: _isOpened, ...betting }: KeptBetting & { isOpened: boolean },
  { text, recent }: { text: string; recent: readonly string[] },
): string {
  return JSON.stringify({ ...betting, searchText: text, recentSearches: recent });
}
