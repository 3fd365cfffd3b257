import { randomBytes, scrypt } from 'node:crypto';
import type { Queryable } from '../db/db.ts';

/** What ties an account to an excluded person. A device may be shared by several people, all others belong to one. */
type HoldKind = 'device' | 'phone' | 'email' | 'document' | 'instrument';
/** Marks that are stored as hashes. */
type MarkKind = 'phone' | 'email' | 'document';

/** A self-exclusion, milliseconds since 1970; it may begin later. */
interface Exclusion {
  fromAt: number;
  untilAt: number;
}

/** Records or removes a player's self-exclusion; a longer one begins when the shorter one did. Call it in the transaction that changes it. @spec LIM-5 */
export async function noteExclusion(tx: Queryable, userId: number, exclusion: Exclusion | null): Promise<void> {
  if (exclusion === null) return void (await tx.query('delete from excluded_people where user_id = $1', [userId]));
  await tx.query(
    `insert into excluded_people (user_id, from_at, until_at) values ($1, $2, $3)
     on conflict (user_id) do update set until_at = excluded.until_at,
       from_at = case when excluded_people.until_at > excluded.from_at then least(excluded_people.from_at, excluded.from_at) else excluded.from_at end`,
    [userId, exclusion.fromAt, exclusion.untilAt],
  );
}

/** Why an account cannot play: `identity` until the player proves who they are, `support` until the exclusion ends; null if it can. */
type Hold = 'identity' | 'support' | null;

/** Holds of the player $1 at $2. */
export const HOLDS = `
  from held_accounts as held join excluded_people as people on people.user_id = held.excluded_id
  where held.user_id = $1 and held.released_at is null and people.from_at <= $2 and people.until_at > $2`;

/** Whether a player's account is held. @spec LIM-5 */
export async function holdOf(db: Queryable, userId: number, nowMs: number): Promise<Hold> {
  const rows = await db.query<{ kind: HoldKind }>(`select held.kind ${HOLDS}`, [userId, nowMs]);
  if (rows.length === 0) return null;
  return rows.every(({ kind }) => kind === 'device') ? 'identity' : 'support';
}

/** Holds an account for each of the other players who are excluded now or will be. A released hold stays released. @spec LIM-5 */
export async function holdFor(
  tx: Queryable,
  { userId, others, kind, nowMs }: { userId: number; others: readonly number[]; kind: HoldKind; nowMs: number },
): Promise<void> {
  if (others.length === 0) return;
  await tx.query(
    `insert into held_accounts (user_id, excluded_id, kind, held_at)
     select $1, people.user_id, $3, $4 from excluded_people as people
     where people.user_id = any ($2::bigint[]) and people.user_id <> $1 and people.until_at > $4
     on conflict do nothing`,
    [userId, others, kind, nowMs],
  );
}

/**
 * Holds an account that was opened after the exclusion of somebody who signed in with the same browser. An older account is not held: it
 * may belong to somebody else of the household.
 *
 * @param deviceHash - as in `known_devices`.
 * @spec LIM-5
 */
export async function holdForDevice(
  tx: Queryable,
  { userId, deviceHash, nowMs }: { userId: number; deviceHash: string; nowMs: number },
): Promise<void> {
  await tx.query(
    `insert into held_accounts (user_id, excluded_id, kind, held_at)
     select users.id, people.user_id, 'device', $3 from users
     join known_devices as devices on devices.id_hash = $2 and devices.user_id <> users.id
     join excluded_people as people on people.user_id = devices.user_id
     where users.id = $1 and people.until_at > $3 and people.from_at <= users.registered_at
     on conflict do nothing`,
    [userId, deviceHash, nowMs],
  );
}

/** Ends the holds by device of a player whose identity was checked. The player is then somebody else. @spec LIM-5 */
export async function releaseDevices(tx: Queryable, userId: number, nowMs: number): Promise<void> {
  await tx.query(`update held_accounts set released_at = $2 where user_id = $1 and kind = 'device' and released_at is null`, [
    ...[userId, nowMs],
  ]);
}

const SALT_BYTES = 32;
const MARK_BYTES = 32;

/** The installation's salt, made at the first use. */
async function saltOf(db: Queryable): Promise<string> {
  const find = () => db.query<{ value: string }>(`select value from settings where name = 'personal-marks-salt'`);
  const [known] = await find();
  if (known !== undefined) return known.value;
  const made = randomBytes(SALT_BYTES).toString('base64url');
  await db.query(`insert into settings (name, value) values ('personal-marks-salt', $1) on conflict (name) do nothing`, [made]);
  const [row] = await find();
  if (row === undefined) throw new Error('the salt of marks was not stored');
  return row.value;
}

/** A slow hash, because phone numbers are few enough to try them all. */
async function markOf(db: Queryable, kind: MarkKind, value: string): Promise<string> {
  const salt = await saltOf(db);
  return new Promise((resolve, reject) => {
    scrypt(`${kind}:${value}`, salt, MARK_BYTES, (error, key) => (error === null ? resolve(key.toString('base64url')) : reject(error)));
  });
}

/** Remembers that a number or an address belongs to a player. @param value - in its one form */
export async function keepMark(tx: Queryable, kind: MarkKind, value: string, userId: number): Promise<void> {
  await tx.query('insert into personal_marks (kind, mark, user_id) values ($1, $2, $3) on conflict do nothing', [
    ...[kind, await markOf(tx, kind, value), userId],
  ]);
}

/** Keeps a phone or e-mail that an excluded player takes off their account, until the exclusion ends. @spec LIM-5 */
export async function keepMarkOfExcluded(
  tx: Queryable,
  kind: 'phone' | 'email',
  value: string | null,
  { userId, nowMs }: { userId: number; nowMs: number },
): Promise<void> {
  if (value === null) return;
  const excluded = await tx.query('select 1 from excluded_people where user_id = $1 and until_at > $2', [userId, nowMs]);
  if (excluded.length > 0) await keepMark(tx, kind, value, userId);
}

/** Holds an account whose phone, e-mail or document belongs, or belonged, to an excluded person. @spec LIM-5 */
export async function holdForMark(
  tx: Queryable,
  kind: MarkKind,
  value: string | null,
  { userId, nowMs }: { userId: number; nowMs: number },
): Promise<void> {
  if (value === null) return;
  const rows = await tx.query<{ user_id: number }>('select user_id from personal_marks where kind = $1 and mark = $2', [
    ...[kind, await markOf(tx, kind, value)],
  ]);
  await holdFor(tx, { userId, others: rows.map((row) => row.user_id), kind, nowMs });
}

/** Deletes ended exclusions with the holds for them, and marks of addresses whose owner is not excluded any more. @spec PRV-1 */
export async function forgetEndedExclusions(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from excluded_people where until_at <= $1', [nowMs]);
  await db.query(
    `delete from personal_marks as marks where kind in ('phone', 'email')
       and not exists (select 1 from excluded_people as people where people.user_id = marks.user_id)`,
  );
}
