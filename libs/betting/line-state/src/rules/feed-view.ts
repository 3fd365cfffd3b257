import { feedCalls, type Section } from '@touchline/betting-contract';
import { placeOf } from '@touchline/shared-http';

/** Time filter ids as the query carries them. @spec OD-04 */
export type TimeFilterId = 0 | 1 | 2 | 3 | 6;

/** What a list of games is asked by. Every field but section and language narrows it. */
export interface GamesQuery {
  section: Section;
  lang: string;
  sport?: number;
  champ?: number;
  ids?: readonly number[];
  top?: boolean;
  video?: boolean;
  /** Games that begin before this day ends. @spec BT-07 */
  today?: boolean;
  /** Esports of one kind. @spec BT-06 */
  cyber?: 'real' | 'virtual';
  filter?: TimeFilterId;
  /** The first so many by time, top championships first. */
  count?: number;
  /** Of these only so many, in the order of a list by championship: what a first screen shows is the beginning of the whole list. */
  first?: number;
}

/** One thing that a view shows and therefore wants kept fresh. */
export type FeedView =
  ({ kind: 'games' } & GamesQuery) | { kind: 'game'; gameId: number; lang: string } | { kind: 'menu'; section: Section; lang: string };

/** The longest list of ids that one call takes. */
export const LARGEST_ID_LIST = 200;

function gamesSearch({ ids, top, video, today, cyber, filter, lang, sport, champ, count, first }: GamesQuery) {
  const sorted = ids && [...ids].sort((a, b) => a - b).slice(0, LARGEST_ID_LIST);
  return {
    lang,
    sport,
    champ,
    ids: sorted?.join(','),
    top: top ? 1 : undefined,
    video: video ? 1 : undefined,
    today: today ? 1 : undefined,
    cyber,
    filter: filter === 0 ? undefined : filter,
    count,
    first,
  };
}

/** Where somebody stands: a revision, and who counted it. */
export interface Standing {
  revision?: number | undefined;
  source?: string | undefined;
}

/** Path and query of the call that answers a view; who stands somewhere asks only for what changed since. @spec BT-01 */
export function feedPath(view: FeedView, { revision, source }: Standing = {}): string {
  const at = revision === undefined ? {} : { since: revision, source };
  if (view.kind === 'games') return placeOf(feedCalls.games, { params: { section: view.section }, query: { ...gamesSearch(view), ...at } });
  const query = { lang: view.lang, ...at };
  if (view.kind === 'game') return placeOf(feedCalls.game, { params: { gameId: view.gameId }, query });
  return placeOf(feedCalls.menu, { params: { section: view.section }, query });
}

/** What every call of the feed begins with. */
export const FEED_PATH = '/bff-api/feed/';

/** The same text for the same question, whatever the order of its fields. */
export function feedKey(view: FeedView): string {
  const known = KEYS.get(view);
  if (known !== undefined) return known;
  const key = feedPath(view).slice(FEED_PATH.length);
  KEYS.set(view, key);
  return key;
}

/** Selectors ask for the key of their view at every change of the store; putting a query together each time showed in the time that a press takes. */
const KEYS = new WeakMap<FeedView, string>();
