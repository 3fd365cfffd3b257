import { climbOf, type Played } from '@touchline/casino-game-math';
import { choiceOf, movesOf, pointOfClimb, replay, type RoundRow, startOf } from './round-row.ts';

/** A round with the moves made by the clock, and the result of playing them. */
export interface Advanced {
  moves: readonly string[];
  played: Played;
}

/** Advances an open climb or a bet on a shared draw by the server's clock; null while it is undecided, and for all other games. */
export function advanceByClock(row: RoundRow, nowMs: number, isTaken = false): Advanced | null {
  if (row.status !== 'open') return null;
  if (row.closes_at !== null && nowMs < row.closes_at) return null;
  const climb = climbOf(row.model);
  if (climb === null) return row.closes_at === null ? null : { moves: [], played: replay(row) };
  const auto = choiceOf(row)['auto'] as number;
  const move = climb.moveAt({ point: pointOfClimb(row, climb), auto, ms: nowMs - startOf(row), isTaken });
  if (move === null) return null;
  const moves = [...movesOf(row), move];
  return { moves, played: replay(row, moves) };
}
