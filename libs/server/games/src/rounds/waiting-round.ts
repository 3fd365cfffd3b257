import { type House, lockPlayer, type Queryable, type Services } from '@touchline/server-kernel';
import { faultOf, readOpenRound, type RoundRow } from './round-row.ts';
import { voidRound } from './settle-round.ts';

interface Asked {
  userId: number;
  model: string;
}

/** The round that waits for its player. One that cannot be worked out is voided, so that it bars nobody from the game. Hold the player. */
export async function waitingRound(
  tx: Queryable,
  at: { house: House; nowMs: number },
  { userId, model }: Asked,
): Promise<RoundRow | undefined> {
  const row = await readOpenRound(tx, userId, model);
  const fault = row === undefined ? null : faultOf(row);
  if (row === undefined || fault === null) return row;
  await voidRound(tx, at, row, fault);
  return undefined;
}

/** The same for a page that opens the game. */
export async function findWaitingRound(
  { db, house, now }: Pick<Services, 'db' | 'house' | 'now'>,
  asked: Asked,
): Promise<RoundRow | undefined> {
  const row = await readOpenRound(db, asked.userId, asked.model);
  if (row === undefined || faultOf(row) === null) return row;
  return db.transaction(async (tx) => {
    await lockPlayer(tx, asked.userId);
    return waitingRound(tx, { house, nowMs: now() }, asked);
  });
}
