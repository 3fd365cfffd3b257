import type { Db, Queryable } from '../db/db.ts';
import { hashOf, newCookie, successorOf } from './cookie-hash.ts';
import { type Session, sessionOfId } from './sessions.ts';

/** Age at which a cookie is replaced, together with the next access token. */
export const COOKIE_ROTATES_AFTER_MS = 10 * 60_000;
/** How long a cookie remains valid after the first use of its successor, for other tabs and requests in progress. */
export const COOKIE_GRACE_MS = 30_000;

const DAY_MS = 86_400_000;

/** Why a session was ended automatically; null for any other end. */
export type EndReason = 'session-limit' | 'idle' | 'cookie-reused' | null;

interface RotatedRow {
  session_id: number;
  salt: string;
  succeeded_at: number | null;
}

const rotatedRow = async (db: Queryable, cookie: string): Promise<RotatedRow | undefined> =>
  (await db.query<RotatedRow>('select session_id, salt, succeeded_at from rotated_cookies where id_hash = $1', [hashOf(cookie)]))[0];

/**
 * The live session of a cookie. The grace period of a cookie begins with the first use of its successor, so that a browser that never
 * received the new one can keep using the old one. A cookie used after its grace period must have been copied, so its session is ended.
 *
 * @spec AUTH-4 AUTH-6
 */
export async function sessionOfCookie(db: Queryable, cookie: string, nowMs: number): Promise<Session | undefined> {
  const [current] = await db.query<{ id: number; has_forerunner: boolean }>(
    `select id, exists (select 1 from rotated_cookies where session_id = sessions.id and succeeded_at is null) as has_forerunner
     from sessions where id_hash = $1 and ended_at is null and expires_at > $2`,
    [hashOf(cookie), nowMs],
  );
  if (current !== undefined) {
    if (current.has_forerunner)
      await db.query('update rotated_cookies set succeeded_at = $2 where session_id = $1 and succeeded_at is null', [current.id, nowMs]);
    return sessionOfId(db, current.id, nowMs);
  }
  const rotated = await rotatedRow(db, cookie);
  if (rotated === undefined) return undefined;
  if (rotated.succeeded_at === null || nowMs - rotated.succeeded_at <= COOKIE_GRACE_MS) return sessionOfId(db, rotated.session_id, nowMs);
  await db.query(`update sessions set ended_at = $2, ended_for = 'cookie-reused' where id = $1 and ended_at is null`, [
    rotated.session_id,
    nowMs,
  ]);
  return undefined;
}

/**
 * Replaces the cookie of a session if it is old enough. All requests with the same cookie get the same successor, even concurrently.
 *
 * @returns undefined if the browser keeps its cookie.
 * @spec AUTH-4
 */
export async function rotateCookie(
  db: Db,
  cookie: string,
  nowMs: number,
): Promise<{ cookie: string; maxAgeSeconds: number | undefined } | undefined> {
  return db.transaction(async (tx) => {
    const hash = hashOf(cookie);
    const [family] = await tx.query<{ id: number }>(
      'select id from sessions where id_hash = $1 union all select session_id from rotated_cookies where id_hash = $1',
      [hash],
    );
    // Lock by id: if another tab has just replaced the cookie, the row cannot be found by its hash.
    const [row] = await tx.query<{ id: number; id_hash: string; since: number; created_at: number; expires_at: number }>(
      `select id, id_hash, coalesce(cookie_at, created_at) as since, created_at, expires_at from sessions
       where id = $1 and ended_at is null and expires_at > $2 for update`,
      [family?.id ?? null, nowMs],
    );
    if (row === undefined) return undefined;
    const isSaved = row.expires_at - row.created_at > DAY_MS;
    const sent = (next: string) => ({ cookie: next, maxAgeSeconds: isSaved ? Math.floor((row.expires_at - nowMs) / 1000) : undefined });
    const rotated = await rotatedRow(tx, cookie);
    if (rotated !== undefined) {
      const successor = successorOf(cookie, rotated.salt);
      return hashOf(successor) === row.id_hash ? sent(successor) : undefined;
    }
    if (row.id_hash !== hash || nowMs - row.since < COOKIE_ROTATES_AFTER_MS) return undefined;
    const salt = newCookie();
    const next = successorOf(cookie, salt);
    await tx.query('insert into rotated_cookies (id_hash, session_id, salt) values ($1, $2, $3)', [row.id_hash, row.id, salt]);
    await tx.query('update sessions set id_hash = $2, cookie_at = $3 where id = $1', [row.id, hashOf(next), nowMs]);
    return sent(next);
  });
}

/** Why a session was ended automatically, by its id or any cookie that it ever had. @spec RG-12 ID-15 */
export async function endReasonOf(db: Queryable, session: { id: number } | { cookie: string }): Promise<EndReason> {
  const id = 'id' in session ? session.id : (await rotatedRow(db, session.cookie))?.session_id;
  const [row] = await db.query<{ ended_for: EndReason }>(
    `select ended_for from sessions where ${id === undefined ? 'id_hash' : 'id'} = $1`,
    [id ?? ('cookie' in session ? hashOf(session.cookie) : null)],
  );
  return row?.ended_for ?? null;
}
