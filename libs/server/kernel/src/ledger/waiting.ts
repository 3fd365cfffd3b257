import type { Queryable } from '../db/db.ts';
import { lockPlayerInSweep } from './lock-in-sweep.ts';

export interface WaitingWager<Memo> {
  product: string;
  userId: number;
  id: string;
  bodyHash: string;
  decideAt: number;
  /** Data for the decision, stored as JSON. */
  memo: Memo;
}

/** Stores a delayed decision, so that a crash loses nothing. */
export async function keepWaiting(tx: Queryable, { product, userId, id, bodyHash, decideAt, memo }: WaitingWager<unknown>): Promise<void> {
  await tx.query('insert into pending_placements (product, user_id, id, body_hash, memo, decide_at) values ($1, $2, $3, $4, $5, $6)', [
    product,
    userId,
    id,
    bodyHash,
    JSON.stringify(memo),
    decideAt,
  ]);
}

/**
 * Removes a due decision from the queue and locks the player; null if there is none or another process has made it.
 *
 * @throws TakenElsewhere if another transaction has locked the player and this attempt is not patient.
 */
export async function takeWaiting<Memo>(
  tx: Queryable,
  { product, userId, id, nowMs, isPatient = true }: { product: string; userId: number; id: string; nowMs: number; isPatient?: boolean },
): Promise<Pick<WaitingWager<Memo>, 'bodyHash' | 'memo'> | null> {
  await lockPlayerInSweep(tx, userId, isPatient);
  const [row] = await tx.query<{ body_hash: string; memo: string }>(
    `delete from pending_placements where product = $1 and user_id = $2 and id = $3 and decide_at <= $4 returning body_hash, memo`,
    [product, userId, id, nowMs],
  );
  return row === undefined ? null : { bodyHash: row.body_hash, memo: JSON.parse(row.memo) as Memo };
}

/** Wagers of a product whose decision is due, longest overdue first, at most a hundred. @param except - keys to skip. */
export function dueWagers(
  db: Queryable,
  product: string,
  { nowMs, except }: { nowMs: number; except: readonly string[] },
): Promise<{ userId: number; id: string; key: string }[]> {
  return db.query<{ userId: number; id: string; key: string }>(
    `select user_id as "userId", id, user_id || ':' || id as key from pending_placements
     where product = $1 and decide_at <= $2 and user_id || ':' || id <> all ($3::text[]) order by decide_at limit 100`,
    [product, nowMs, except],
  );
}
