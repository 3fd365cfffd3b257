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
  /** Time of the terms that the player agreed to, in seconds. @spec ID-18 */
  termsAgreedAt: number;
  /** When the player last touched the page. @spec AUTH-13 */
  touchedAt: number;
}

/**
 * Finds out who asks: by the cookie (`session`) or by the access token (`token`).
 *
 * @param duringBreak - `closed`: a player who excluded themselves is refused; `offer`: also one whose play shows strong signs of harm.
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

// Registration is an agreement to the terms of its time.
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

/** Begins a session with an id of its own, whatever the browser brought along. @spec AUTH-5 */
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

/** The living session of an access token: a token dies with its session. @spec AUTH-6 */
export async function sessionOfId(db: Queryable, id: number, nowMs: number): Promise<Session | undefined> {
  const [row] = await db.query<SessionRow>(`select ${COLUMNS} from sessions where id = $1 and ended_at is null and expires_at > $2`, [
    id,
    nowMs,
  ]);
  return row && ofRow(row);
}

/** The player has touched the page. @spec AUTH-13 */
export async function touchSession(db: Queryable, id: number, nowMs: number): Promise<void> {
  await db.query('update sessions set touched_at = $2 where id = $1 and ended_at is null', [id, nowMs]);
}

/** Ends a session that nobody has used for too long. @spec ID-15 AUTH-13 */
export async function endIdleSession(db: Queryable, id: number, nowMs: number): Promise<void> {
  await db.query(`update sessions set ended_at = $2, ended_for = 'idle' where id = $1 and ended_at is null`, [id, nowMs]);
}

export async function endSession(db: Queryable, id: number, nowMs: number): Promise<void> {
  await db.query('update sessions set ended_at = $2 where id = $1 and ended_at is null', [id, nowMs]);
}

/** Sessions that a player may have at once; the oldest ends when one more begins. */
export const MOST_SESSIONS = 20;
/** Sessions that are over stay so long for questions about them. */
const OVER_KEPT_FOR_MS = 30 * DAY_MS;

/** Ends the oldest sessions of a player beyond the number that they may have. @spec AUTH-6 */
export async function endOldestSessions(tx: Queryable, userId: number, nowMs: number): Promise<void> {
  await tx.query(
    `update sessions set ended_at = $2 where id in (
       select id from sessions where user_id = $1 and ended_at is null and expires_at > $2 order by id desc offset $3::int)`,
    [userId, nowMs, MOST_SESSIONS],
  );
}

/** A session as its player sees it. Times in milliseconds. */
export interface OpenSession {
  id: number;
  createdAt: number;
  expiresAt: number;
}

/** Sessions of a player that are open, newest first. */
export async function openSessionsOf(db: Queryable, userId: number, nowMs: number): Promise<OpenSession[]> {
  const rows = await db.query<{ id: number; created_at: number; expires_at: number }>(
    'select id, created_at, expires_at from sessions where user_id = $1 and ended_at is null and expires_at > $2 order by id desc',
    [userId, nowMs],
  );
  return rows.map(({ id, created_at, expires_at }) => ({ id, createdAt: created_at, expiresAt: expires_at }));
}

/** Ends sessions of one player, and of nobody else. @param id - undefined ends all but the one that asks. @returns how many ended. @spec SEC-10 */
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

/** Deletes sessions that have been over for a month. */
export async function forgetOldSessions(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from sessions where coalesce(ended_at, expires_at) < $1', [nowMs - OVER_KEPT_FOR_MS]);
}
