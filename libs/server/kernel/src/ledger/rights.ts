import { type Right, RIGHTS, type Rights } from '@touchline/identity-contract';
import type { Queryable } from '../db/db.ts';
import { HOLDS } from './excluded-people.ts';

const HELD = 'held';
const DENIED = `
  select right_name as name from denied_rights where user_id = $1
  union all select '${HELD}' ${HOLDS}`;

/** Rights of a player; an account that is held for an excluded person has none. @spec ID-29 LIM-5 */
export async function rightsOf(db: Queryable, userId: number, nowMs: number): Promise<Rights> {
  const denied = new Set((await db.query<{ name: string }>(DENIED, [userId, nowMs])).map(({ name }) => name));
  const has = (right: Right) => !denied.has(HELD) && !denied.has(right);
  return { bets: has('bets'), games: has('games'), tickets: has('tickets'), deposits: has('deposits'), rewards: has('rewards') };
}

/** Whether a player has one right. @spec ID-29 */
export const hasRight = async (db: Queryable, userId: number, right: Right, nowMs: number): Promise<boolean> =>
  (await rightsOf(db, userId, nowMs))[right];

/** Revokes exactly these rights of a player and restores all others. */
export async function denyRights(db: Queryable, userId: number, denied: readonly Right[]): Promise<void> {
  await db.query('delete from denied_rights where user_id = $1', [userId]);
  for (const right of RIGHTS.filter((one) => denied.includes(one)))
    await db.query('insert into denied_rights (user_id, right_name) values ($1, $2)', [userId, right]);
}
