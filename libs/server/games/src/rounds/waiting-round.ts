import type { Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { type House, lockPlayer } from '@touchline/server-kernel/ledger';
import { faultOf, readOpenRound, type RoundRow } from './round-row.ts';
import { voidRound } from './settle-round.ts';

interface RoundQuery {
  userId: number;
  model: string;
}

/**
 * The open round that waits for its player. One that cannot be computed is voided, so that it does not block the game. Call with the player
 * locked.
 */
export async function waitingRound(
  tx: Queryable,
  at: { house: House; nowMs: number },
  { userId, model }: RoundQuery,
): Promise<RoundRow | undefined> {
  const row = await readOpenRound(tx, userId, model);
  const fault = row === undefined ? null : faultOf(row);
  if (row === undefined || fault === null) return row;
  await voidRound(tx, at, row, fault);
  return undefined;
}

/** Like {@link waitingRound}, for a page that opens the game; locks the player itself. */
export async function findWaitingRound(
  { db, house, now }: Pick<Services, 'db' | 'house' | 'now'>,
  query: RoundQuery,
): Promise<RoundRow | undefined> {
  const row = await readOpenRound(db, query.userId, query.model);
  if (row === undefined || faultOf(row) === null) return row;
  return db.transaction(async (tx) => {
    await lockPlayer(tx, query.userId);
    return waitingRound(tx, { house, nowMs: now() }, query);
  });
}
