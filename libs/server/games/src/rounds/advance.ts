import { climbMove, type Played } from '@touchline/casino-game-math';
import { choiceOf, movesOf, replay, type RoundRow } from './round-row.ts';

/** A round with the moves that the clock has made, and what they came to. */
export interface Advanced {
  moves: readonly string[];
  played: Played;
}

/** How high a climb goes: what its end shows. */
function pointOfClimb(row: RoundRow): number {
  const { scene } = replay(row, ['end']);
  return scene.kind === 'climb' ? (scene.point ?? 0) : 0;
}

/** What the server's clock does to an open climb or a bet on a shared draw; null while it goes on, and for every other game. */
export function byClock(row: RoundRow, nowMs: number, isTaken = false): Advanced | null {
  if (row.status !== 'open') return null;
  if (row.closes_at !== null) return nowMs < row.closes_at ? null : { moves: [], played: replay(row) };
  if (row.model !== 'crash') return null;
  const auto = choiceOf(row)['auto'] as number;
  const move = climbMove({ point: pointOfClimb(row), auto, ms: nowMs - row.opened_at, isTaken });
  if (move === null) return null;
  const moves = [...movesOf(row), move];
  return { moves, played: replay(row, moves) };
}
