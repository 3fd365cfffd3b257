import type { Championship, Game, GameAnswer, Incident, Market } from '@touchline/betting-contract';
import { type GameInfo, type Moves, movesAfter, splitGame, withChange, writesOf } from './game-change.ts';

/** Data of the page of one game. Sub-games keep the order of the server. */
export interface GamePage {
  gameId: number;
  games: Readonly<Record<number, GameInfo>>;
  books: Readonly<Record<number, readonly Market[]>>;
  subGameIds: readonly number[];
  incidents: readonly Incident[];
  champ?: Championship;
  /** Changes of the last answer; null if it was a full image. */
  moves: Moves | null;
}

/**
 * Applies an answer to the page; null if the first answer contains no game. Parts that are missing in an answer stay unchanged.
 *
 * @spec BT-01
 */
export function mergeGame(page: GamePage | undefined, answer: GameAnswer): GamePage | null {
  const gameId = answer.game?.id ?? page?.gameId;
  if (gameId === undefined || (page === undefined && answer.game === undefined)) return null;

  const games: Record<number, GameInfo> = answer.isFull ? {} : { ...page?.games };
  const books: Record<number, readonly Market[]> = answer.isFull ? {} : { ...page?.books };
  const moves = movesAfter(page, answer.isFull);
  const put = (game: Game) => {
    const { info, markets } = splitGame(game);
    games[game.id] = info;
    books[game.id] = markets;
    moves?.writes.push(...writesOf({ info, markets }));
  };
  if (answer.game !== undefined) put(answer.game);
  for (const game of answer.subGames ?? []) put(game);
  for (const change of answer.changes) {
    const info = games[change.id];
    const markets = books[change.id];
    if (info === undefined || markets === undefined) continue;
    const next = withChange({ info, markets }, change, moves);
    games[change.id] = next.info;
    books[change.id] = next.markets;
  }

  const champ = answer.champ ?? page?.champ;
  return {
    gameId,
    games,
    books,
    subGameIds: answer.subGames?.map((game) => game.id) ?? (answer.isFull ? [] : (page?.subGameIds ?? [])),
    incidents: answer.incidents ?? (answer.isFull ? [] : (page?.incidents ?? [])),
    ...(champ === undefined ? {} : { champ }),
    moves,
  };
}
