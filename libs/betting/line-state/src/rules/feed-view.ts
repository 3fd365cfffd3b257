import type { Section } from '@touchline/betting-contract';

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

function gamesSearch(query: GamesQuery): URLSearchParams {
  const search = new URLSearchParams({ lang: query.lang });
  if (query.sport !== undefined) search.set('sport', String(query.sport));
  if (query.champ !== undefined) search.set('champ', String(query.champ));
  if (query.ids !== undefined)
    search.set(
      'ids',
      [...query.ids]
        .sort((a, b) => a - b)
        .slice(0, LARGEST_ID_LIST)
        .join(','),
    );
  if (query.top) search.set('top', '1');
  if (query.video) search.set('video', '1');
  if (query.filter !== undefined && query.filter !== 0) search.set('filter', String(query.filter));
  if (query.count !== undefined) search.set('count', String(query.count));
  if (query.first !== undefined) search.set('first', String(query.first));
  return search;
}

/** Path and query of the call that answers a view; `revision` asks only for what changed since. @spec BT-01 */
export function feedPath(view: FeedView, revision?: number): string {
  const search = view.kind === 'games' ? gamesSearch(view) : new URLSearchParams({ lang: view.lang });
  if (revision !== undefined) search.set('since', String(revision));
  const place =
    view.kind === 'game' ? `/bff-api/feed/game/${view.gameId}` : `/bff-api/feed/${view.section}/${view.kind === 'menu' ? 'menu' : 'games'}`;
  return `${place}?${search}`;
}

/** The same text for the same question, whatever the order of its fields. */
export function feedKey(view: FeedView): string {
  const known = KEYS.get(view);
  if (known !== undefined) return known;
  const key = feedPath(view).slice('/bff-api/feed/'.length);
  KEYS.set(view, key);
  return key;
}

/** Selectors ask for the key of their view at every change of the store; putting a query together each time showed in the time that a press takes. */
const KEYS = new WeakMap<FeedView, string>();
