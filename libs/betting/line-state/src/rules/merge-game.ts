import type { Championship, GameAnswer, Incident } from '@touchline/betting-contract';
import { withAnswer, type Cut } from './game-change.ts';

/** Data of the page of one game. Sub-games keep the order of the server. */
export interface GamePage extends Cut {
  gameId: number;
  subGameIds: readonly number[];
  incidents: readonly Incident[];
  champ?: Championship;
}

/**
 * Applies an answer to the page; null if the first answer contains no game. Parts that are missing in an answer stay unchanged.
 *
 * @spec BT-01
 */
export function mergeGame(page: GamePage | undefined, answer: GameAnswer): GamePage | null {
  const gameId = answer.game?.id ?? page?.gameId;
  if (gameId === undefined || (page === undefined && answer.game === undefined)) return null;

  const champ = answer.champ ?? page?.champ;
  return {
    gameId,
    ...withAnswer(page, answer),
    subGameIds: answer.subGames?.map((game) => game.id) ?? (answer.isFull ? [] : (page?.subGameIds ?? [])),
    incidents: answer.incidents ?? (answer.isFull ? [] : (page?.incidents ?? [])),
    ...(champ === undefined ? {} : { champ }),
  };
}
