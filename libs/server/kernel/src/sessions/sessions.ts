import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../db/db.ts';
import { hashOf, newCookie } from './cookie-hash.ts';

const DAY_MS = 86_400_000;
const SAVED_FOR_MS = 30 * DAY_MS;

/** Times in milliseconds. */
export interface Session {
  id: number;
  userId: number;
  createdAt: number;
  previousLoginAt: number | null;
  /** Above 0 the player is banned. @spec GD-07 */
  banLevel: number;
  /** Time of the agreed terms, in seconds. @spec ID-18 */
  termsAgreedAt: number;
  /** Last activity of the player. @spec AUTH-13 */
  touchedAt: number;
}

/**
 * Authenticates the caller by the cookie (`session`) or the access token (`token`).
 *
 * @param duringBreak - `closed`: refuses self-excluded players; `offer`: also players whose play shows strong signs of harm.
 * @throws Refusal 401, 403
 */
export type Authenticate = (
  request: FastifyRequest,
  auth: 'session' | 'token',
  duringBreak?: 'open' | 'closed' | 'offer',
) => Promise<Session>;

interface SessionRow {
  id: number;
  user_id: number;
  created_at: number;
  previous_login_at: number | null;
  ban_level: number;
  terms_agreed_at: number;
  touched_at: number | null;
}

// Registration counts as agreement to the terms at that time.
const COLUMNS = `id, user_id, created_at, previous_login_at, touched_at,
  (select ban_level from users where users.id = sessions.user_id) as ban_level,
  (select coalesce(terms_agreed_at, registered_at / 1000) from users where users.id = sessions.user_id) as terms_agreed_at`;
const ofRow = ({ id, user_id, created_at, previous_login_at, ban_level, terms_agreed_at, touched_at }: SessionRow): Session => ({
  id,
  userId: user_id,
  createdAt: created_at,
  previousLoginAt: previous_login_at,
  banLevel: ban_level,
  termsAgreedAt: terms_agreed_at,
  touchedAt: touched_at ?? created_at,
});

/** Begins a session with a new id, regardless of the cookie that the browser sent. @spec AUTH-5 */
export async function beginSession(
  tx: Queryable,
  { userId, nowMs, isSaved }: { userId: number; nowMs: number; isSaved: boolean },
): Promise<{ session: Session; cookie: string; maxAgeSeconds: number | undefined }> {
  const cookie = newCookie();
  const [row] = await tx.query<SessionRow>(
    `with person as (select last_login_at from users where id = $2),
     touched as (update users set last_login_at = $3 where id = $2)
     insert into sessions (id_hash, user_id, created_at, previous_login_at, expires_at)
     values ($1, $2, $3, (select last_login_at from person), $4) returning ${COLUMNS}`,
    [hashOf(cookie), userId, nowMs, nowMs + (isSaved ? SAVED_FOR_MS : DAY_MS)],
  );
  if (row === undefined) throw new Error('a session was not stored');
  return { session: ofRow(row), cookie, maxAgeSeconds: isSaved ? SAVED_FOR_MS / 1000 : undefined };
}

/** The live session of an access token: a token is invalid once its session has ended. @spec AUTH-6 */
export async function sessionOfId(db: Queryable, id: number, nowMs: number): Promise<Session | undefined> {
  const [row] = await db.query<SessionRow>(`select ${COLUMNS} from sessions where id = $1 and ended_at is null and expires_at > $2`, [
    id,
    nowMs,
  ]);
  return row && ofRow(row);
}

/** Live sessions among these. @spec AUTH-6 */
export async function sessionsOfIds(db: Queryable, ids: readonly number[], nowMs: number): Promise<Session[]> {
  const rows = await db.query<SessionRow>(
    `select ${COLUMNS} from sessions where id = any($1::bigint[]) and ended_at is null and expires_at > $2`,
    [ids, nowMs],
  );
  return rows.map(ofRow);
}

/** Records activity of the player. @spec AUTH-13 */
export async function touchSession(db: Queryable, id: number, nowMs: number): Promise<void> {
  await db.query('update sessions set touched_at = $2 where id = $1 and ended_at is null', [id, nowMs]);
}

/** Ends a session for inactivity. @spec ID-15 AUTH-13 */
export async function endIdleSession(db: Queryable, id: number, nowMs: number): Promise<void> {
  await db.query(`update sessions set ended_at = $2, ended_for = 'idle' where id = $1 and ended_at is null`, [id, nowMs]);
}

export async function endSession(db: Queryable, id: number, nowMs: number): Promise<void> {
  await db.query('update sessions set ended_at = $2 where id = $1 and ended_at is null', [id, nowMs]);
}

/** Maximum number of concurrent sessions of a player; a further one ends the oldest. */
export const MOST_SESSIONS = 20;
/** How long ended sessions are kept for inquiries. */
const OVER_KEPT_FOR_MS = 30 * DAY_MS;

/** Ends the oldest sessions of a player beyond the maximum. @spec AUTH-6 */
export async function endOldestSessions(tx: Queryable, userId: number, nowMs: number): Promise<void> {
  await tx.query(
    `update sessions set ended_at = $2 where id in (
       select id from sessions where user_id = $1 and ended_at is null and expires_at > $2 order by id desc offset $3::int)`,
    [userId, nowMs, MOST_SESSIONS],
  );
}

/** A session as shown to its player. Times in milliseconds. */
export interface OpenSession {
  id: number;
  createdAt: number;
  expiresAt: number;
}

/** Open sessions of a player, newest first. */
export async function openSessionsOf(db: Queryable, userId: number, nowMs: number): Promise<OpenSession[]> {
  const rows = await db.query<{ id: number; created_at: number; expires_at: number }>(
    'select id, created_at, expires_at from sessions where user_id = $1 and ended_at is null and expires_at > $2 order by id desc',
    [userId, nowMs],
  );
  return rows.map(({ id, created_at, expires_at }) => ({ id, createdAt: created_at, expiresAt: expires_at }));
}

/** Ends sessions of one player. @param id - undefined ends all except `except`. @returns how many were ended. @spec SEC-10 */
export async function endSessionsOf(
  db: Queryable,
  { userId, id, except, nowMs }: { userId: number; id?: number | undefined; except: number; nowMs: number },
): Promise<number> {
  const ended = await db.query(
    `update sessions set ended_at = $4 where user_id = $1 and ended_at is null and ($2::bigint is null or id = $2) and ($2::bigint is not null or id <> $3)
     returning id`,
    [userId, id ?? null, except, nowMs],
  );
  return ended.length;
}

/** Deletes sessions that ended more than a month ago. */
export async function forgetOldSessions(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from sessions where coalesce(ended_at, expires_at) < $1', [nowMs - OVER_KEPT_FOR_MS]);
}
