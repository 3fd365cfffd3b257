import type { Market } from '@touchline/betting-contract';
import { initialLineState, type LineState } from './line.slice.ts';
import { createPriceBoard, type PriceBoard, type PriceBoardOptions } from './price-board.ts';
import { idsOf, writesOf, type GameInfo, type Moves } from './rules/game-change.ts';
import { MOVEMENT_SHOWN_MS } from './rules/timings.ts';

/** The part of a store that a board needs. */
export interface BoardSource {
  getState: () => unknown;
  subscribe: (listener: () => void) => () => void;
}

interface Cut {
  games: Readonly<Record<number, GameInfo>>;
  books: Readonly<Record<number, readonly Market[]>>;
  moves: Moves | null;
}
const PARTS = ['lists', 'pages'] as const;

const boards = new WeakMap<BoardSource, PriceBoard>();

const lineOf = (state: unknown): LineState => (state as { line?: LineState }).line ?? initialLineState;

/** Frames and timers of a browser; on a server nothing changes after the first write. */
function pageTime(): PriceBoardOptions {
  const hasFrames = typeof requestAnimationFrame === 'function';
  return {
    onFrame: (work) => (hasFrames ? void requestAnimationFrame(work) : work()),
    after: (ms, work) => (hasFrames ? void setTimeout(work, ms) : undefined),
    movementShownMs: MOVEMENT_SHOWN_MS,
  };
}

/** Locks outcomes at their current price. */
function close(board: PriceBoard, ids: readonly number[], at: number): void {
  board.write(
    ids.flatMap((id) => {
      const coef = board.get(id)?.coef;
      return coef === undefined ? [] : [{ id, coef, isBlocked: true }];
    }),
    at,
  );
}

/** Writes all prices of a full image, and locks outcomes that its games no longer have. */
function writeImage(board: PriceBoard, before: Cut | undefined, cut: Cut, at: number): void {
  for (const [id, info] of Object.entries(cut.games)) {
    const markets = cut.books[Number(id)] ?? [];
    const was = before?.books[Number(id)] ?? [];
    board.write(writesOf({ info, markets }), at);
    if (was.length === 0) continue;
    const here = new Set(idsOf(markets));
    close(
      board,
      idsOf(was).filter((outcomeId) => !here.has(outcomeId)),
      at,
    );
  }
}

/** Writes the changes of an answer directly; reads the whole image in the store only if an answer was missed. @spec ODD-6 */
function writeAnswer(board: PriceBoard, before: Cut | undefined, cut: Cut, at: number): void {
  const isNext = before !== undefined && cut.moves !== null && cut.moves.at === (before.moves?.at ?? 0) + 1;
  if (!isNext || cut.moves === null) return writeImage(board, before, cut, at);
  board.write(cut.moves.writes, at);
  close(board, cut.moves.gone, at);
}

/** Drops the prices of games removed from a list, and writes them again if another list still has the game. */
function forgetGames(board: PriceBoard, line: LineState, gone: ReadonlyMap<number, readonly Market[]>): void {
  for (const markets of gone.values()) board.forget(idsOf(markets));
  for (const part of PARTS) {
    for (const [key, { games, books }] of Object.entries<Cut>(line[part])) {
      for (const id of gone.keys()) {
        const info = games[id];
        if (info !== undefined) board.write(writesOf({ info, markets: books[id] ?? [] }), line.feeds[key]?.servedAt ?? 0);
      }
    }
  }
}

/** Updates the board with the answers received between two states of the line. */
function follow(board: PriceBoard, before: LineState, line: LineState): void {
  const gone = new Map<number, readonly Market[]>();
  for (const part of PARTS) {
    if (before[part] === line[part]) continue;
    for (const [key, cut] of Object.entries<Cut>(line[part])) {
      if (before[part][key] !== cut) writeAnswer(board, before[part][key], cut, line.feeds[key]?.servedAt ?? 0);
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
 * The price board of a store. It follows the slice `line`, so that all lists, pages and coupons of the store show the same price in the
 * same frame. On a server each request has its own store and thus its own board.
 *
 * @spec ODD-6
 */
export function getPriceBoard(store: BoardSource, time: PriceBoardOptions = pageTime()): PriceBoard {
  const known = boards.get(store);
  if (known !== undefined) return known;
  const board = createPriceBoard(time);
  boards.set(store, board);
  let seen = initialLineState;
  const look = (): void => {
    const line = lineOf(store.getState());
    if (line === seen) return;
    const before = seen;
    seen = line;
    follow(board, before, line);
  };
  look();
  store.subscribe(look);
  return board;
}
