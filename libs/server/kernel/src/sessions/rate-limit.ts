import { addressKey } from '@touchline/shared-serving';
import { createHash } from 'node:crypto';
import type { Queryable } from '../db/db.ts';

/** At most `limit` attempts in any `windowMs`; exact, because the times of recent attempts are stored instead of a counter. */
export interface RateLimit {
  name: string;
  limit: number;
  windowMs: number;
}

/** Checks of secrets (passwords, codes, signatures) per address. @spec AUTH-8 */
export const CHECKS_OF_ADDRESS: RateLimit = { name: 'address', limit: 30, windowMs: 60_000 };
export const REGISTRATIONS_OF_ADDRESS: RateLimit = { name: 'registration', limit: 30, windowMs: 60_000 };
/** Stored combinations of the bet builder per address. @spec BT-10 */
export const COMBINATIONS_OF_ADDRESS: RateLimit = { name: 'builder', limit: 60, windowMs: 60_000 };
export const SHARES_OF_ADDRESS: RateLimit = { name: 'share', limit: 30, windowMs: 60_000 };
export const MESSAGES_OF_ADDRESS: RateLimit = { name: 'support-message', limit: 10, windowMs: 10 * 60_000 };
export const CONVERSATIONS_OF_ADDRESS: RateLimit = { name: 'support', limit: 30, windowMs: 60 * 60_000 };

/** A limit for an address shared by `people` people. */
export const ofPeople = (limit: RateLimit, people: number): RateLimit => ({ ...limit, limit: limit.limit * people });

const TAKE = `
  insert into rate_windows as known (key, hits) values ($1, array[$2::bigint])
  on conflict (key) do update
    set hits = (select coalesce(array_agg(hit), '{}') from unnest(known.hits) as hit where hit > $3::bigint) || $2::bigint
    where (select count(*) from unnest(known.hits) as hit where hit > $3::bigint) < $4::bigint
  returning 1 as taken`;
const GIVE_BACK = `
  update rate_windows set hits = hits[:array_position(hits, $2::bigint) - 1] || hits[array_position(hits, $2::bigint) + 1:]
  where key = $1 and array_position(hits, $2::bigint) is not null`;

/** Keys are stored as hashes, so that the table contains no addresses or logins. */
const keyOf = ({ name }: RateLimit, who: string) => `${name}:${createHash('sha256').update(who).digest('base64url')}`;

/** Counts an attempt before it is made, so that parallel attempts cannot exceed the limit. @returns false if the limit is reached. */
export async function takeTry(db: Queryable, limit: RateLimit, who: string, nowMs: number): Promise<boolean> {
  const rows = await db.query(TAKE, [keyOf(limit, who), nowMs, nowMs - limit.windowMs, limit.limit]);
  return rows.length === 1;
}

/** Like {@link takeTry} for a normalised address: one IPv4 address or one IPv6 network. @spec AUTH-8 */
export const takeTryOfAddress = (db: Queryable, limit: RateLimit, address: string, nowMs: number): Promise<boolean> =>
  takeTry(db, limit, addressKey(address), nowMs);

/** Removes the attempt counted at `nowMs`, because a correct secret is not a guess. */
export async function giveBackTry(db: Queryable, limit: RateLimit, who: string, nowMs: number): Promise<void> {
  await db.query(GIVE_BACK, [keyOf(limit, who), nowMs]);
}

/** Longest window of all limits: older attempts can be deleted. */
export const LONGEST_WINDOW_MS = 60 * 60_000;

/** Deletes keys whose last attempt is older than every window. */
export async function forgetOldTries(db: Queryable, nowMs: number): Promise<void> {
  await db.query(`delete from rate_windows where (select coalesce(max(hit), 0) from unnest(hits) as hit) < $1::bigint`, [
    nowMs - LONGEST_WINDOW_MS,
  ]);
}
