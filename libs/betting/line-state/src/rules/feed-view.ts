import { feedCalls, type Section } from '@touchline/betting-contract';
import { placeOf } from '@touchline/shared-http';
import type { Zone } from '@touchline/shared-primitives/calendar';

/** Time filter ids in the query. @spec OD-04 */
export type TimeFilterId = 0 | 1 | 2 | 3 | 6;

/** Query of a list of games. Every field except section and language narrows it. */
export interface GamesQuery {
  section: Section;
  lang: string;
  sport?: number;
  champ?: number;
  ids?: readonly number[];
  /** Games of any of these teams. @spec BT-08 */
  teams?: readonly number[];
  /** Games of the championships of this country: two letters. @spec BT-08 */
  country?: string;
  /** Games by interest, of which the answer is always full; or only those of them that take bets now. @spec BT-01 BT-08 */
  by?: 'interest' | 'open';
  top?: boolean;
  video?: boolean;
  /** Games that start before the end of this day, in this zone. @spec BT-07 */
  today?: Zone;
  /** Esports of one kind. @spec BT-06 */
  cyber?: 'real' | 'virtual';
  filter?: TimeFilterId;
  /** The first games by time, top championships first. */
  count?: number;
  /** Of these only the first games of a list by championship: enough for the first screen of the whole list. */
  first?: number;
}

/** A view whose feed is kept up to date. */
export type FeedView =
  ({ kind: 'games' } & GamesQuery) | { kind: 'game'; gameId: number; lang: string } | { kind: 'menu'; section: Section; lang: string };

/** Most ids in one call. */
export const LARGEST_ID_LIST = 200;

function gamesSearch({ ids, teams, country, by, top, video, today, cyber, filter, lang, sport, champ, count, first }: GamesQuery) {
  const sorted = ids && [...ids].sort((a, b) => a - b).slice(0, LARGEST_ID_LIST);
  return {
    lang,
    sport,
    champ,
    ids: sorted?.join(','),
    teams: teams?.join(','),
    country,
    by,
    top: top ? 1 : undefined,
    video: video ? 1 : undefined,
    today: today === undefined ? undefined : 1,
    zone: today,
    cyber,
    filter: filter === 0 ? undefined : filter,
    count,
    first,
  };
}

/** Position of a reader: a revision, and the source that counted it. */
export interface FeedPosition {
  revision?: number | undefined;
  source?: string | undefined;
}

/** Path and query of the call for a view; with a revision it requests only the changes since then. @spec BT-01 */
export function feedPath(view: FeedView, { revision, source }: FeedPosition = {}): string {
  const at = revision === undefined ? {} : { since: revision, source };
  if (view.kind === 'games') return placeOf(feedCalls.games, { params: { section: view.section }, query: { ...gamesSearch(view), ...at } });
  const query = { lang: view.lang, ...at };
  if (view.kind === 'game') return placeOf(feedCalls.game, { params: { gameId: view.gameId }, query });
  return placeOf(feedCalls.menu, { params: { section: view.section }, query });
}

/** Path prefix of all feed calls. */
export const FEED_PATH = '/bff-api/feed/';

/** Key of a view, independent of the order of its fields. */
export function feedKey(view: FeedView): string {
  const known = KEYS.get(view);
  if (known !== undefined) return known;
  const key = feedPath(view).slice(FEED_PATH.length);
  KEYS.set(view, key);
  return key;
}

/**
 * Caches keys: selectors need the key of their view at every change of the store, and building the query each time made clicks noticeably
 * slower.
 */
const KEYS = new WeakMap<FeedView, string>();
