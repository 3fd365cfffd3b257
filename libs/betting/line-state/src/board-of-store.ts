import type { Action } from '@reduxjs/toolkit';
import type { Market } from '@touchline/betting-contract';
import type { RootState } from '@touchline/shared-state';
import { gameReceived, gamesReceived, initialLineState, type LineState, type Of } from './line.slice.ts';
import { createPriceBoard, type PriceBoard, type PriceBoardOptions } from './price-board.ts';
import { feedKey } from './rules/feed-view.ts';
import { gamesIn, idsOf, writesOf, type Cut, type CutAnswer } from './rules/game-change.ts';

/** How long a price change stays marked. Not in rules/timings.ts, which only sagas need. */
const MOVEMENT_SHOWN_MS = 3_000;

/** The part of a store that a board needs. */
export interface BoardSource {
  getState: () => RootState;
}

/** The games in a delta, and the list or page that it changes. */
interface Delta {
  cut: Cut | undefined;
  ids: readonly number[];
}

/** A board, the state that it shows, and the delta that is being applied to the store. */
interface Following {
  board: PriceBoard;
  line: LineState;
  delta?: Delta | undefined;
}

const PARTS = ['lists', 'pages'] as const;

const boards = new WeakMap<BoardSource, Following>();

const lineOf = (store: BoardSource): LineState => (store.getState() as { line?: LineState }).line ?? initialLineState;

/** Frames and timers of a browser; on a server nothing changes after the first write. */
function pageTime(): PriceBoardOptions {
  const hasFrames = typeof requestAnimationFrame === 'function';
  return {
    onFrame: (work) => (hasFrames ? void requestAnimationFrame(work) : work()),
    after: (ms, work) => (hasFrames ? void setTimeout(work, ms) : undefined),
    movementShownMs: MOVEMENT_SHOWN_MS,
  };
}

/** Writes the prices of games, and locks outcomes that they no longer have at their current price. */
function writeGames(board: PriceBoard, ids: Iterable<number | string>, before: Cut | undefined, { games, books }: Cut, at: number): void {
  for (const key of ids) {
    const id = Number(key);
    const info = games[id];
    const markets = books[id] ?? [];
    if (info === undefined) continue;
    const here = new Set(idsOf(markets));
    const gone = idsOf(before?.books[id] ?? []).flatMap((outcomeId) => {
      const coef = here.has(outcomeId) ? undefined : board.get(outcomeId)?.coef;
      return coef === undefined ? [] : [{ id: outcomeId, coef, isBlocked: true }];
    });
    board.write([...writesOf({ info, markets }), ...gone], at);
  }
}

/** Drops the prices of games removed from a list, and writes them again if another list still has the game. */
function forgetGames(board: PriceBoard, line: LineState, gone: ReadonlyMap<number, readonly Market[]>): void {
  for (const markets of gone.values()) board.forget(idsOf(markets));
  for (const part of PARTS)
    for (const [key, cut] of Object.entries<Cut>(line[part]))
      writeGames(board, gone.keys(), undefined, cut, line.feeds[key]?.servedAt ?? 0);
}

/**
 * Updates the board of a store, if there is one, to its state: by the games in the delta that led to it, or by whole images if there is none,
 * and if state arrived in another way (with the slice of a section that was loaded later).
 *
 * @spec ODD-6 LOAD-3
 */
export function followStore(store: BoardSource): void {
  const following = boards.get(store);
  if (following === undefined) return;
  const { board, line: before, delta } = following;
  const line = lineOf(store);
  boards.set(store, { board, line });
  const gone = new Map<number, readonly Market[]>();
  for (const part of PARTS) {
    if (before[part] === line[part]) continue;
    for (const [key, cut] of Object.entries<Cut>(line[part])) {
      const was: Cut | undefined = before[part][key];
      if (was === cut) continue;
      const ids = was !== undefined && delta?.cut === was ? delta.ids : Object.keys(cut.games);
      writeGames(board, ids, was, cut, line.feeds[key]?.servedAt ?? 0);
    }
    for (const [key, { books }] of Object.entries<Cut>(before[part])) {
      const now = line[part][key]?.books;
      if (now === books) continue;
      for (const [id, markets] of Object.entries(books)) if (now?.[Number(id)] === undefined) gone.set(Number(id), markets);
    }
  }
  if (gone.size > 0) forgetGames(board, line, gone);
}

/** The delta in news of a feed; undefined for a full image and for news without prices. */
function deltaIn(news: Action, { lists, pages }: LineState): Delta | undefined {
  if ((!gamesReceived.match(news) && !gameReceived.match(news)) || news.payload.answer.isFull) return undefined;
  const { view, answer }: Of & { answer: CutAnswer } = news.payload;
  const key = feedKey(view);
  return { cut: lists[key] ?? pages[key], ids: [...gamesIn(answer), ...answer.changes].map(({ id }) => id) };
}

/** Applies news of a feed to a store, and their prices to its board: of a delta, the board gets exactly the games that are in it. */
export function receiveNews(store: BoardSource & { dispatch: (action: Action) => unknown }, news: Action): void {
  const following = boards.get(store);
  if (following !== undefined) following.delta = deltaIn(news, lineOf(store));
  store.dispatch(news);
  followStore(store);
}

/**
 * The price board of a store. It starts with the prices in the slice `line` and gets later ones from the feeds (`receiveNews`), so that all
 * lists, pages and coupons of the store show the same price in the same frame. On a server each request has its own store and thus its own
 * board.
 *
 * @spec ODD-6
 */
export function getPriceBoard(store: BoardSource, time: PriceBoardOptions = pageTime()): PriceBoard {
  const { board } = boards.get(store) ?? { board: createPriceBoard(time) };
  if (!boards.has(store)) boards.set(store, { board, line: initialLineState });
  followStore(store);
  return board;
}
