import type { GamesAnswer, Market } from '@touchline/betting-contract';
import { type GameInfo, type Moves, movesAfter, splitGame, withChange, writesOf } from './game-change.ts';

/** A list after the last answer. `order` keeps its identity while no game is added, removed or moved to another time. */
export interface GameList {
  order: readonly number[];
  champIds: readonly number[];
  games: Readonly<Record<number, GameInfo>>;
  books: Readonly<Record<number, readonly Market[]>>;
  /** Changes of the last answer; null if it was a full image. */
  moves: Moves | null;
}

export const EMPTY_LIST: GameList = { order: [], champIds: [], games: {}, books: {}, moves: null };

function orderOf(games: Readonly<Record<number, GameInfo>>): number[] {
  return Object.values(games)
    .sort((a, b) => a.startAt - b.startAt || a.id - b.id)
    .map((game) => game.id);
}

const isSame = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((id, at) => id === b[at]);

/** Keeps the old array if the new one has the same values, so that derived values are not recomputed. */
function kept(before: readonly number[], now: readonly number[]): readonly number[] {
  return isSame(before, now) ? before : now;
}

/**
 * Applies an answer to the list. A full answer replaces everything; otherwise new games are added, changes apply only to known games, and
 * removed games are dropped. A delta applied to its image gives exactly what a new image would.
 *
 * @spec BT-01
 */
export function mergeGames(list: GameList, answer: GamesAnswer): GameList {
  const games: Record<number, GameInfo> = answer.isFull ? {} : { ...list.games };
  const books: Record<number, readonly Market[]> = answer.isFull ? {} : { ...list.books };

  const moves = movesAfter(list, answer.isFull);

  for (const id of answer.removed) {
    delete games[id];
    delete books[id];
  }
  for (const game of answer.games) {
    const { info, markets } = splitGame(game);
    games[game.id] = info;
    books[game.id] = markets;
    moves?.writes.push(...writesOf({ info, markets }));
  }
  for (const change of answer.changes) {
    const info = games[change.id];
    const markets = books[change.id];
    if (info === undefined || markets === undefined) continue;
    const next = withChange({ info, markets }, change, moves);
    games[change.id] = next.info;
    books[change.id] = next.markets;
  }

  const champIds = answer.isFull ? answer.champs.map((champ) => champ.id) : [...list.champIds];
  for (const champ of answer.champs) if (!champIds.includes(champ.id)) champIds.push(champ.id);
  // Changes never contain a start, so only added or removed games can change the order.
  const isSameSet = !answer.isFull && answer.games.length === 0 && answer.removed.length === 0;
  const order = isSameSet ? list.order : kept(list.order, orderOf(games));
  return { order, champIds: kept(list.champIds, champIds), games, books, moves };
}
