import type { GamesAnswer } from '@touchline/betting-contract';
import { withAnswer, type Cut, type GameInfo } from './game-change.ts';

/** A list after the last answer. `order` keeps its identity while no game is added, removed or moved to another time. */
export interface GameList extends Cut {
  order: readonly number[];
  champIds: readonly number[];
}

export const EMPTY_LIST: GameList = { order: [], champIds: [], games: {}, books: {} };

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
  const { games, books } = withAnswer(list, answer);
  const champIds = answer.isFull ? answer.champs.map((champ) => champ.id) : [...list.champIds];
  for (const champ of answer.champs) if (!champIds.includes(champ.id)) champIds.push(champ.id);
  // Changes never contain a start, so only added or removed games can change the order.
  const isSameSet = !answer.isFull && answer.games.length === 0 && answer.removed.length === 0;
  const order = isSameSet ? list.order : kept(list.order, orderOf(games));
  return { order, champIds: kept(list.champIds, champIds), games, books };
}
