import type { Queryable } from '../db/db.ts';
import { TakenElsewhere } from '../db/taken-elsewhere.ts';
import { lockPlayer } from './ledger.ts';

/**
 * Locks a player for one item of a sweep. At the first attempt a player whom another transaction has locked is skipped, so that processes that sweep
 * at the same time do each other's next items instead of waiting; at the last one it waits.
 *
 * @param isPatient - second argument of the work of `StuckWork.each`.
 * @throws TakenElsewhere at the first attempt. Error if the player does not exist.
 * @spec BET-9 SRV-2
 */
export async function lockPlayerInSweep(tx: Queryable, userId: number, isPatient: boolean): Promise<void> {
  if (isPatient) return lockPlayer(tx, userId);
  const free = await tx.query('select id from users where id = $1 for no key update skip locked', [userId]);
  if (free.length > 0) return undefined;
  const known = await tx.query('select id from users where id = $1', [userId]);
  throw known.length > 0 ? new TakenElsewhere() : new Error(`user ${userId} does not exist`);
}
