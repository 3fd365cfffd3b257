import type { Market } from '@touchline/betting-contract';
import { initialLineState, type LineState } from './line.slice.ts';
import { createPriceBoard, type PriceBoard, type PriceBoardOptions, type PriceWrite } from './price-board.ts';
import type { GameInfo } from './rules/game-change.ts';
import { isClosedForBets } from './rules/game-state.ts';
import { MOVEMENT_SHOWN_MS } from './rules/timings.ts';

/** What a board needs to know of a store. */
export interface BoardSource {
  getState: () => unknown;
  subscribe: (listener: () => void) => () => void;
}

interface Cut {
  games: Readonly<Record<number, GameInfo>>;
  books: Readonly<Record<number, readonly Market[]>>;
}

const boards = new WeakMap<BoardSource, PriceBoard>();

const lineOf = (state: unknown): LineState => (state as { line?: LineState }).line ?? initialLineState;

/** Frames and timers of a browser; on a server nothing moves after the first write. */
function pageTime(): PriceBoardOptions {
  const hasFrames = typeof requestAnimationFrame === 'function';
  return {
    onFrame: (work) => (hasFrames ? void requestAnimationFrame(work) : work()),
    after: (ms, work) => (hasFrames ? void setTimeout(work, ms) : undefined),
    movementShownMs: MOVEMENT_SHOWN_MS,
  };
}

function idsOf(markets: readonly Market[] | undefined): number[] {
  return markets?.flatMap((market) => market.outcomes.map((outcome) => outcome.id)) ?? [];
}

/** Prices of one game that may differ from what the board was told: all of it when it opened or closed, else the markets that changed. */
function writesOf(before: readonly Market[] | undefined, markets: readonly Market[], wasClosed: boolean, isClosed: boolean): PriceWrite[] {
  const known = wasClosed === isClosed ? new Set(before) : new Set<Market>();
  return markets.flatMap((market) =>
    known.has(market)
      ? []
      : market.outcomes.map(({ id, coef, isBlocked }) => ({
          id,
          coef,
          isBlocked: isClosed || market.isSuspended === true || isBlocked === true,
        })),
  );
}

/** Outcomes of a game that its new markets lack: closed for whoever still shows them. */
function goneFrom(board: PriceBoard, before: readonly Market[], markets: readonly Market[]): PriceWrite[] {
  const here = new Set(idsOf(markets));
  return idsOf(before).flatMap((id) => {
    const coef = board.get(id)?.coef;
    return here.has(id) || coef === undefined ? [] : [{ id, coef, isBlocked: true }];
  });
}

function mirrorCut(board: PriceBoard, before: Cut | undefined, cut: Cut, at: number): void {
  for (const id of Object.keys(cut.books).map(Number)) {
    const markets = cut.books[id] ?? [];
    const info = cut.games[id];
    const was = before?.books[id];
    const wasInfo = before?.games[id];
    if (was === markets && wasInfo === info) continue;
    const isClosed = info !== undefined && isClosedForBets(info.state);
    const wasClosed = wasInfo !== undefined && isClosedForBets(wasInfo.state);
    board.write(writesOf(was, markets, wasClosed, isClosed), at);
    if (was !== undefined && was !== markets) board.write(goneFrom(board, was, markets), at);
  }
}

/** Forgets the prices of games that left a list, and says those again that another list still has. */
function forgetGames(board: PriceBoard, line: LineState, gone: ReadonlyMap<number, readonly Market[]>): void {
  for (const markets of gone.values()) board.forget(idsOf(markets));
  for (const part of ['lists', 'pages'] as const) {
    for (const [key, cut] of Object.entries<Cut>(line[part])) {
      for (const id of gone.keys()) {
        const info = cut.games[id];
        const isClosed = info !== undefined && isClosedForBets(info.state);
        board.write(writesOf(undefined, cut.books[id] ?? [], false, isClosed), line.feeds[key]?.servedAt ?? 0);
      }
    }
  }
}

/** Tells the board what changed between two states of the line. */
function mirror(board: PriceBoard, before: LineState, line: LineState): void {
  const gone = new Map<number, readonly Market[]>();
  for (const part of ['lists', 'pages'] as const) {
    if (before[part] === line[part]) continue;
    for (const [key, cut] of Object.entries<Cut>(line[part])) {
      if (before[part][key] !== cut) mirrorCut(board, before[part][key], cut, line.feeds[key]?.servedAt ?? 0);
    }
    for (const [key, { books }] of Object.entries<Cut>(before[part])) {
      const now = line[part][key]?.books;
      if (now === books) continue;
      for (const [id, markets] of Object.entries(books)) if (now?.[Number(id)] === undefined) gone.set(Number(id), markets);
    }
  }
  if (gone.size > 0) forgetGames(board, line, gone);
}

/**
 * The price board of a store: it follows the slice `line`, so every list, page and coupon of that store shows the same price in the
 * same frame, and two requests on a server never share one.
 *
 * @spec ODD-6
 */
export function getPriceBoard(store: BoardSource, time: PriceBoardOptions = pageTime()): PriceBoard {
  const known = boards.get(store);
  if (known !== undefined) return known;
  const board = createPriceBoard(time);
  boards.set(store, board);
  let seen = initialLineState;
  const follow = (): void => {
    const line = lineOf(store.getState());
    if (line === seen) return;
    const before = seen;
    seen = line;
    mirror(board, before, line);
  };
  follow();
  store.subscribe(follow);
  return board;
}
