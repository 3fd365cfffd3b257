import type { GameState } from '@touchline/betting-contract';

const FINISHED: GameState['statusId'] = 4;

/** Whether all markets of the game are closed for bets: it is over, or the feed has suspended all its prices. @spec BT-02 */
export function isClosedForBets(state: GameState): boolean {
  return state.statusId === FINISHED || state.isFinished === true || state.isSuspended === true;
}
