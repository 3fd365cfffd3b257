import {
  beginSession,
  endOldestSessions,
  endSession,
  knowDevice,
  languageOf,
  playedEnough,
  type Queryable,
  readSessionCookie,
  type Services,
  type Session,
  sessionOfCookie,
  setSessionCookie,
} from '@touchline/server-kernel';
import type { LoginAnswer, SignInsAnswer } from '@touchline/identity-contract';
import { SIGN_INS_OF_PLAYER } from './stored.ts';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How somebody signed in. */
export type Method = SignInsAnswer['signIns'][number]['method'];

export interface Entry {
  userId: number;
  isSaved: boolean;
  method: Method;
  /** Language of the page, used for messages to the player; by default the one that is stored. */
  lang?: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

export const seconds = (ms: number): number => Math.floor(ms / 1000);

/** `Chrome on Android`, as the browser names itself; nothing of what it says besides is kept. */
export function deviceOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const agent = request.headers['user-agent'];
  if (agent === undefined || agent.length > 1000) return null;
  const { browser, os } = Bowser.parse(agent);
  const words = [browser.name, os.name].filter((word) => word !== undefined && word !== '');
  return words.length === 0 ? null : words.join(' on ').slice(0, 80);
}

/** Two letters, where a trusted proxy says so. */
export const countryOf = (request: FastifyRequest): string | null => {
  const said = request.headers['x-geo-country']; // only where a trusted proxy says so
  return typeof said === 'string' ? said : null;
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

/**
 * Signs a player in: the session that the browser came with ends here, its id is worth nothing from now on.
 *
 * @throws Refusal 403 session-limit-ended.
 * @spec AUTH-5 AUTH-6 RG-12
 */
export async function enter({ bounds, db, tokens, play, now }: Services, entry: Entry): Promise<LoginAnswer> {
  const { userId, isSaved, request, reply } = entry;
  const nowMs = now();
  const stop = await play.beforeSignIn(userId, nowMs);
  if (stop !== null) throw playedEnough(stop, 403);
  const brought = readSessionCookie(request);
  const { session, cookie, maxAgeSeconds } = await db.transaction(async (tx) => {
    const before = brought === undefined ? undefined : await sessionOfCookie(tx, brought, nowMs);
    if (before !== undefined) await endSession(tx, before.id, nowMs);
    const begun = await beginSession(tx, { userId, nowMs, isSaved });
    await endOldestSessions(tx, userId, nowMs);
    await noteSignIn(tx, entry, begun.session, nowMs);
    await forgetOldest(tx, userId, bounds.mostOf(SIGN_INS_OF_PLAYER));
    return begun;
  });
  setSessionCookie(reply, cookie, maxAgeSeconds);
  await knowDevice(db, { request, reply, userId, nowMs });
  reply.header('cache-control', 'private, no-store');
  const { previousLoginAt } = session;
  return {
    user_id: userId,
    ...(await tokens.issue(session.id, nowMs)),
    previousLoginAt: previousLoginAt === null ? null : seconds(previousLoginAt),
  };
}
