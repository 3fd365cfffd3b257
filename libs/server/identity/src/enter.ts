import {
  beginSession,
  endOldestSessions,
  endSession,
  rememberDevice,
  sessionLimitEnded,
  readSessionCookie,
  type Services,
  type Session,
  sessionOfCookie,
  setSessionCookie,
} from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { languageOf } from '@touchline/server-kernel/http';
import { holdForMark } from '@touchline/server-kernel/ledger';
import type { LoginAnswer, SignInsAnswer } from '@touchline/identity-contract';
import { markValue } from './people/emails.ts';
import { SIGN_INS_OF_PLAYER } from './stored.ts';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sign-in method. */
export type Method = SignInsAnswer['signIns'][number]['method'];

export interface Entry {
  userId: number;
  isSaved: boolean;
  method: Method;
  /** Language of messages to the player; defaults to the stored one. */
  lang?: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

export const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Browser and system from the user agent, such as `Chrome on Android`; the rest of the header is not stored. */
export function deviceOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const agent = request.headers['user-agent'];
  if (agent === undefined || agent.length > 1000) return null;
  const { browser, os } = Bowser.parse(agent);
  const words = [browser.name, os.name].filter((word) => word !== undefined && word !== '');
  return words.length === 0 ? null : words.join(' on ').slice(0, 80);
}

/** Two-letter country as reported by a trusted proxy. */
export const countryOf = (request: FastifyRequest): string | null => {
  const header = request.headers['x-geo-country'];
  return typeof header === 'string' ? header : null;
};

async function noteSignIn(tx: Queryable, { userId, method, lang, request }: Entry, session: Session, nowMs: number): Promise<void> {
  const [device, country] = [deviceOf(request), countryOf(request)];
  await tx.query('update sessions set device = $2, country = $3 where id = $1', [session.id, device, country]);
  await tx.query('insert into sign_ins (user_id, at, method, device, country) values ($1, $2, $3, $4, $5)', [
    ...[userId, nowMs, method, device, country],
  ]);
  await tx.query('update users set lang = coalesce($2, lang, $3) where id = $1', [userId, lang ?? null, languageOf(request)]);
}

/** Deletes all but the newest sign-ins, sessions and known devices of a player; sessions that have not ended stay. @spec SEC-6 */
async function forgetOldest(tx: Queryable, userId: number, most: number): Promise<void> {
  await tx.query(
    'delete from sign_ins where user_id = $1 and id <= (select id from sign_ins where user_id = $1 order by id desc offset $2 limit 1)',
    [userId, most],
  );
  await tx.query(
    `delete from sessions where user_id = $1 and ended_at is not null
       and id <= (select id from sessions where user_id = $1 order by id desc offset $2 limit 1)`,
    [userId, most],
  );
  await tx.query(
    `delete from known_devices where user_id = $1 and id_hash in
       (select id_hash from known_devices where user_id = $1 order by last_seen_at desc, id_hash offset $2)`,
    [userId, most],
  );
}

/** Holds a new account whose phone or e-mail an excluded person has taken off theirs. @spec LIM-5 */
async function holdNewAccount(tx: Queryable, userId: number, nowMs: number): Promise<void> {
  const [user] = await tx.query<{ phone: string | null; email: string | null }>('select phone, email from users where id = $1', [userId]);
  for (const kind of ['phone', 'email'] as const) await holdForMark(tx, kind, markValue(kind, user?.[kind] ?? null), { userId, nowMs });
}

/**
 * Signs a player in. Ends the browser's previous session, so that an old session id is never reused.
 *
 * @throws Refusal 403 session-limit-ended.
 * @spec AUTH-5 AUTH-6 RG-12
 */
export async function enter({ bounds, db, tokens, play, now }: Services, entry: Entry): Promise<LoginAnswer> {
  const { userId, isSaved, request, reply } = entry;
  const nowMs = now();
  const stop = await play.beforeSignIn(userId, nowMs);
  if (stop !== null) throw sessionLimitEnded(stop, 403);
  const sentCookie = readSessionCookie(request);
  const { session, cookie, maxAgeSeconds } = await db.transaction(async (tx) => {
    const before = sentCookie === undefined ? undefined : await sessionOfCookie(tx, sentCookie, nowMs);
    if (before !== undefined) await endSession(tx, before.id, nowMs);
    const begun = await beginSession(tx, { userId, nowMs, isSaved });
    await endOldestSessions(tx, userId, nowMs);
    await noteSignIn(tx, entry, begun.session, nowMs);
    await forgetOldest(tx, userId, bounds.mostOf(SIGN_INS_OF_PLAYER));
    return begun;
  });
  setSessionCookie(reply, cookie, maxAgeSeconds);
  // Before the token is made, so that a held account never plays.
  if (entry.method === 'registration') await holdNewAccount(db, userId, nowMs);
  await rememberDevice(db, { request, reply, userId, nowMs });
  reply.header('cache-control', 'private, no-store');
  const { previousLoginAt } = session;
  return {
    user_id: userId,
    ...(await tokens.issue(session.id, nowMs)),
    previousLoginAt: previousLoginAt === null ? null : seconds(previousLoginAt),
  };
}
