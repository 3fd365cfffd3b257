import { createSlice, isDraft, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { Championship, GameAnswer, GamesAnswer, MenuAnswer } from '@touchline/betting-contract';
import { feedKey, type FeedView } from './rules/feed-view.ts';
import { mergeGame, type GamePage } from './rules/merge-game.ts';
import { EMPTY_LIST, mergeGames, type GameList } from './rules/merge-games.ts';

/** Status of a view. `stale`: data is shown and marked as old; `failed`: no data to show; `missing`: the game does not exist (any more). */
export type FeedStatus = 'loading' | 'ready' | 'stale' | 'failed' | 'missing';

export interface Feed {
  view: FeedView;
  status: FeedStatus;
  /** Number of mounted views that need it; polled while above zero. @spec LOAD-6 */
  wanted: number;
  revision?: number;
  /** Source that counts the revisions. */
  source?: string | undefined;
  /** Server time of the last answer, milliseconds. */
  servedAt: number;
  /** Server time at which the server last confirmed the data shown, in milliseconds; determines the age of its prices. @spec ODD-5 */
  freshAt?: number;
  /** Set while the feed is pushed: longest silence of a healthy feed, in milliseconds. */
  beatMs?: number | undefined;
  /** Number of failed polls in a row. */
  failures: number;
}

/** All data of the feeds, each view under its key. A game is stored in each list or page that requested it. */
export interface LineState {
  feeds: Readonly<Record<string, Feed>>;
  lists: Readonly<Record<string, GameList>>;
  pages: Readonly<Record<string, GamePage>>;
  menus: Readonly<Record<string, MenuAnswer>>;
  champs: Readonly<Record<number, Championship>>;
}

export const initialLineState: LineState = { feeds: {}, lists: {}, pages: {}, menus: {}, champs: {} };

/** Maximum number of views without a mounted component that are kept for back navigation. */
export const KEPT_UNWANTED = 8;

const newFeed = (view: FeedView): Feed => ({ view, status: 'loading', wanted: 0, servedAt: 0, failures: 0 });

/** Identifies the view of an action. */
export interface Of {
  view: FeedView;
}
export interface News<A> extends Of {
  answer: A;
  /** Server time of arrival, in milliseconds. */
  at: number;
}

const feedOf = (line: LineState, view: FeedView): Feed => line.feeds[feedKey(view)] ?? newFeed(view);

function withFeed(line: LineState, view: FeedView, change: Partial<Feed>): LineState {
  return { ...line, feeds: { ...line.feeds, [feedKey(view)]: { ...feedOf(line, view), ...change } } };
}

interface Vouched {
  revision: number;
  source?: string | undefined;
  servedAt: number;
  at: number;
}

function answered(line: LineState, view: FeedView, { revision, source, servedAt, at }: Vouched): LineState {
  return withFeed(line, view, { status: 'ready', revision, source, servedAt, freshAt: at, failures: 0 });
}

function withChamps(state: LineState, champs: readonly Championship[]): LineState['champs'] {
  if (champs.length === 0) return state.champs;
  return { ...state.champs, ...Object.fromEntries(champs.map((champ) => [champ.id, champ])) };
}

function without<T>(record: Readonly<Record<string, T>>, gone: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !gone.has(key)));
}

function withoutOldest(state: LineState): LineState {
  const unwanted = Object.entries(state.feeds)
    .filter(([, feed]) => feed.wanted === 0)
    .sort(([, a], [, b]) => b.servedAt - a.servedAt);
  const gone = new Set(unwanted.slice(KEPT_UNWANTED).map(([key]) => key));
  if (gone.size === 0) return state;
  return {
    ...state,
    feeds: without(state.feeds, gone),
    lists: without(state.lists, gone),
    pages: without(state.pages, gone),
    menus: without(state.menus, gone),
  };
}

/** Reducer on plain state, because Immer would traverse 2,000 games at each poll. */
const on =
  <P>(rule: (line: LineState, payload: P) => LineState) =>
  (state: Draft<LineState>, { payload }: PayloadAction<P>): Draft<LineState> =>
    rule((isDraft(state) ? original(state) : state) as LineState, payload) as Draft<LineState>;

export const lineSlice = createSlice({
  name: 'line',
  initialState: initialLineState,
  reducers: {
    /** A view was mounted. @spec LOAD-6 */
    feedWanted: on((line, view: FeedView) => {
      const { wanted, status } = feedOf(line, view);
      return withFeed(line, view, { wanted: wanted + 1, status: status === 'failed' ? 'loading' : status });
    }),
    /** A view was unmounted. */
    feedLeft: on((line, view: FeedView) => {
      const wanted = Math.max(0, feedOf(line, view).wanted - 1);
      return withoutOldest(withFeed(line, view, { wanted, ...(wanted === 0 && { beatMs: undefined }) }));
    }),
    /** The feed is pushed from now on; silence for more than twice `beatMs` means a failure. */
    feedPushed: on((line, { view, beatMs }: Of & { beatMs: number }) => withFeed(line, view, { beatMs })),
    /** The push has ended; the feed is polled again. */
    feedUnpushed: on((line, { view }: Of) => withFeed(line, view, { beatMs: undefined })),
    gamesReceived: on((line, { view, answer, at }: News<GamesAnswer>) => ({
      ...answered(line, view, { ...answer, at }),
      lists: { ...line.lists, [feedKey(view)]: mergeGames(line.lists[feedKey(view)] ?? EMPTY_LIST, answer) },
      champs: withChamps(line, answer.champs),
    })),
    gameReceived: on((line, { view, answer, at }: News<GameAnswer>) => {
      const page = mergeGame(line.pages[feedKey(view)], answer);
      if (page === null) return withFeed(line, view, { status: 'missing' });
      return {
        ...answered(line, view, { ...answer, at }),
        pages: { ...line.pages, [feedKey(view)]: page },
        champs: withChamps(line, answer.champ === undefined ? [] : [answer.champ]),
      };
    }),
    menuReceived: on((line, { view, answer, at }: News<MenuAnswer>) => ({
      ...answered(line, view, { ...answer, servedAt: at, at }),
      menus: { ...line.menus, [feedKey(view)]: answer },
      champs: withChamps(line, answer.champs),
    })),
    /** The server has no changes: the data shown is valid, at the given revision if there is one. */
    feedUnchanged: on((line, { view, at, revision = feedOf(line, view).revision }: Of & { at: number; revision?: number }) =>
      withFeed(line, view, { status: 'ready', servedAt: at, freshAt: at, failures: 0, ...(revision !== undefined && { revision }) }),
    ),
    /** A poll failed. The data stays and becomes stale after some time. */
    feedFailed: on((line, { view }: Of) => {
      const { failures, status } = feedOf(line, view);
      return withFeed(line, view, { failures: failures + 1, status: status === 'loading' ? 'failed' : status });
    }),
    /** Two periods passed without an answer. @spec ODD-5 */
    feedStale: on((line, { view }: Of) => (feedOf(line, view).status === 'ready' ? withFeed(line, view, { status: 'stale' }) : line)),
    /** The game or championship does not exist (any more). */
    feedMissing: on((line, { view }: Of) => withFeed(line, view, { status: 'missing' })),
  },
});

export const {
  feedWanted,
  feedLeft,
  feedPushed,
  feedUnpushed,
  gamesReceived,
  gameReceived,
  menuReceived,
  feedUnchanged,
  feedFailed,
  feedStale,
  feedMissing,
} = lineSlice.actions;
