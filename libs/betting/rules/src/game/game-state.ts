import { GameStatus } from '@touchline/betting-contract';

/** Facts that decide whether a game is live or finished. */
export interface GameFacts {
  statusId: GameStatus;
  isFinished?: boolean | undefined;
  hasGameTime?: boolean | undefined;
  isLiveInLive?: boolean | undefined;
  /** The market in question belongs to the live section. */
  isMarketLive?: boolean | undefined;
}

/** @spec OD-03 */
export const isGameFinished = ({ isFinished, statusId }: Pick<GameFacts, 'isFinished' | 'statusId'>): boolean =>
  isFinished === true || statusId === GameStatus.Finished;

/** Not finished, and any sign of play: game time, live-in-live, status in play or break, a live market. @spec OD-03 */
export function isGameLive(game: GameFacts): boolean {
  if (isGameFinished(game)) return false;
  const isPlaying = game.statusId === GameStatus.InPlay || game.statusId === GameStatus.Break;
  return isPlaying || game.hasGameTime === true || game.isLiveInLive === true || game.isMarketLive === true;
}

/** Extracts the facts from a game of the feed. @spec OD-03 */
export const gameFacts = (game: {
  section: 'line' | 'live';
  state: Pick<GameFacts, 'statusId' | 'isFinished' | 'isLiveInLive'> & { clock?: unknown };
}): GameFacts => ({
  statusId: game.state.statusId,
  isFinished: game.state.isFinished,
  isLiveInLive: game.state.isLiveInLive,
  hasGameTime: game.state.clock !== undefined,
  isMarketLive: game.section === 'live',
});
