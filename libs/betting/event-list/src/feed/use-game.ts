import { isSameOffer, selectFavourites, selectLine, type GameInfo, type LineState } from '@touchline/betting-line-state';
import type { Market } from '@touchline/betting-contract';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';

/** Source of games for a component: a list or a game page, by the key of its feed. */
export interface GameSource {
  part: 'lists' | 'pages';
  key: string;
}

const cutOf = (line: LineState, { part, key }: GameSource) => line[part][key];

export const useGameInfo = (source: GameSource, gameId: number): GameInfo | undefined =>
  useSelector((state: RootState) => cutOf(selectLine(state), source)?.games[gameId]);

/** Markets of a game for layout; keeps its identity when only prices change. */
export const useBook = (source: GameSource, gameId: number): readonly Market[] | undefined =>
  useSelector((state: RootState) => cutOf(selectLine(state), source)?.books[gameId], isSameOffer);

/** Current game and markets with their prices, for adding a pick to the coupon. */
export function readGame(state: RootState, source: GameSource, gameId: number): { info: GameInfo; markets: readonly Market[] } | undefined {
  const cut = cutOf(selectLine(state), source);
  const info = cut?.games[gameId];
  const markets = cut?.books[gameId];
  return info === undefined || markets === undefined ? undefined : { info, markets };
}

export const useIsFavouriteGame = (gameId: number): boolean =>
  useSelector((state: RootState) => selectFavourites(state).games.includes(gameId));
