import { addressKey } from '@touchline/shared-serving';
import { createHash } from 'node:crypto';
import type { Queryable } from '../db/db.ts';

/** At most `limit` tries in any `windowMs`, exactly: the times of the last tries are kept, not a counter. */
export interface RateLimit {
  name: string;
  limit: number;
  windowMs: number;
}

/** Checks of secrets (passwords, codes, signatures) for one address. @spec AUTH-8 */
export const CHECKS_OF_ADDRESS: RateLimit = { name: 'address', limit: 30, windowMs: 60_000 };
export const REGISTRATIONS_OF_ADDRESS: RateLimit = { name: 'registration', limit: 30, windowMs: 60_000 };
/** Combinations of the bet builder that are kept. @spec BT-10 */
export const COMBINATIONS_OF_ADDRESS: RateLimit = { name: 'builder', limit: 60, windowMs: 60_000 };
export const SHARES_OF_ADDRESS: RateLimit = { name: 'share', limit: 30, windowMs: 60_000 };
export const MESSAGES_OF_ADDRESS: RateLimit = { name: 'support-message', limit: 10, windowMs: 10 * 60_000 };
export const CONVERSATIONS_OF_ADDRESS: RateLimit = { name: 'support', limit: 30, windowMs: 60 * 60_000 };

/** The limit of an address that many people share. */
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

/** Who is limited is kept as a hash: the table names nobody. */
const keyOf = ({ name }: RateLimit, who: string) => `${name}:${createHash('sha256').update(who).digest('base64url')}`;

/** Takes one try, before it is made, so that parallel tries can't pass together. @returns false when the limit is reached. */
export async function takeTry(db: Queryable, limit: RateLimit, who: string, nowMs: number): Promise<boolean> {
  const rows = await db.query(TAKE, [keyOf(limit, who), nowMs, nowMs - limit.windowMs, limit.limit]);
  return rows.length === 1;
}

/** The same for an address, however it is written: one IPv4 address, or one IPv6 network. @spec AUTH-8 */
export const takeTryOfAddress = (db: Queryable, limit: RateLimit, address: string, nowMs: number): Promise<boolean> =>
  takeTry(db, limit, addressKey(address), nowMs);

/** Gives back a try that was taken at `nowMs`: a right secret is no guess. */
export async function giveBackTry(db: Queryable, limit: RateLimit, who: string, nowMs: number): Promise<void> {
  await db.query(GIVE_BACK, [keyOf(limit, who), nowMs]);
}

/** The longest window of all limits: a try may be forgotten when it is out of every one. */
export const LONGEST_WINDOW_MS = 60 * 60_000;

/** Forgets those whose last try is older than every window. */
export async function forgetOldTries(db: Queryable, nowMs: number): Promise<void> {
  await db.query(`delete from rate_windows where (select coalesce(max(hit), 0) from unnest(hits) as hit) < $1::bigint`, [
    nowMs - LONGEST_WINDOW_MS,
  ]);
}
