import type { GameState } from '@touchline/betting-contract';

const FINISHED: GameState['statusId'] = 4;

/** No bets on any market of the game: it is over, or the feed holds all its prices back. @spec BT-02 */
export function isClosedForBets(state: GameState): boolean {
  return state.statusId === FINISHED || state.isSuspended === true;
}
