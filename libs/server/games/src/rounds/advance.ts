import { type Climb, climbOf, type Played } from '@touchline/casino-game-math';
import { autoOf, movesOf, pointOfClimb, replay, type RoundRow, startOf } from './round-row.ts';

/** A round with the moves made by the clock, and the result of playing them. */
export interface Advanced {
  moves: readonly string[];
  played: Played;
}

/**
 * How long a climb that has ended waits before its rounds are settled as lost, in milliseconds: a cash-out that arrived in time may still be
 * on its way to the database.
 */
export const CLIMB_GRACE_MS = 2_000;

function climbMove(row: RoundRow, climb: Climb, { nowMs, exitAt }: { nowMs: number; exitAt: number | null }): string | null {
  const at = { point: pointOfClimb(row, climb), auto: autoOf(row, climb) };
  const moveAt = (atMs: number, isTaken: boolean) => climb.moveAt({ ...at, ms: atMs - startOf(row), isTaken });
  const move = exitAt === null ? moveAt(nowMs, false) : moveAt(exitAt, true);
  return move === climb.end && moveAt(nowMs - CLIMB_GRACE_MS, false) === null ? null : move;
}

/**
 * Advances an open climb or a bet on a shared draw by the server's clock; null while it is undecided, and for all other games.
 *
 * @param exitAt - when the player's cash-out arrived; it decides, also if the climb has ended since.
 */
export function advanceByClock(row: RoundRow, nowMs: number, exitAt: number | null = null): Advanced | null {
  if (row.status !== 'open') return null;
  if (row.closes_at !== null && nowMs < row.closes_at) return null;
  const climb = climbOf(row.model);
  if (climb === null) return row.closes_at === null ? null : { moves: [], played: replay(row) };
  const move = climbMove(row, climb, { nowMs, exitAt });
  if (move === null) return null;
  const moves = [...movesOf(row), move];
  return { moves, played: replay(row, moves) };
}
