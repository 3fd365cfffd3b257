import { climbMove, type Played } from '@touchline/casino-game-math';
import { choiceOf, movesOf, pointOfClimb, replay, type RoundRow, startOf } from './round-row.ts';

/** A round with the moves that the clock has made, and what they came to. */
export interface Advanced {
  moves: readonly string[];
  played: Played;
}

/** What the server's clock does to an open climb or a bet on a shared draw; null while it goes on, and for every other game. */
export function byClock(row: RoundRow, nowMs: number, isTaken = false): Advanced | null {
  if (row.status !== 'open') return null;
  if (row.closes_at !== null && nowMs < row.closes_at) return null;
  if (row.model !== 'crash') return row.closes_at === null ? null : { moves: [], played: replay(row) };
  const auto = choiceOf(row)['auto'] as number;
  const move = climbMove({ point: pointOfClimb(row), auto, ms: nowMs - startOf(row), isTaken });
  if (move === null) return null;
  const moves = [...movesOf(row), move];
  return { moves, played: replay(row, moves) };
}
