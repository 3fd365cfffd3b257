import {
  clearSessionCookie,
  endSession,
  endSessionsOf,
  openSessionsOf,
  readSessionCookie,
  reportPlayerNews,
  rotateCookie,
  type Services,
  endIdleSession,
  isIdle,
  sessionOfCookie,
  setSessionCookie,
  touchSession,
} from '@touchline/server-kernel';
import { requireOurScript, serve, type ServeOptions } from '@touchline/server-kernel/http';
import { sessionContract } from '@touchline/identity-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { seconds } from './enter.ts';

/** The current session, its token, sign-out, and the list of a player's sessions. */
export function sessionRoutes(app: FastifyInstance, services: Services, options: ServeOptions): void {
  const { broker, db, tokens, now, config } = services;

  serve(app, sessionContract.session, options, async ({ request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const cookie = readSessionCookie(request);
    const found = cookie === undefined ? undefined : await sessionOfCookie(db, cookie, now());
    const isOver = found !== undefined && isIdle(found, config(request), now());
    if (isOver) await endIdleSession(db, found.id, now());
    const session = isOver ? undefined : found;
    return {
      user_id: session?.userId ?? null,
      serverTime: now(),
      startedAt: session === undefined ? null : seconds(session.createdAt),
      previousLoginAt: typeof session?.previousLoginAt === 'number' ? seconds(session.previousLoginAt) : null,
      ...(session !== undefined && session.banLevel > 0 && { ban_level: session.banLevel }),
    };
  });

  serve(app, sessionContract.getToken, options, async ({ session, request, reply }) => {
    requireOurScript(request);
    reply.header('cache-control', 'private, no-store');
    const cookie = readSessionCookie(request);
    const next = cookie === undefined ? undefined : await rotateCookie(db, cookie, now());
    if (next !== undefined) setSessionCookie(reply, next.cookie, next.maxAgeSeconds);
    return tokens.issue(session.id, now());
  });

  serve(app, sessionContract.logout, options, async ({ session, reply }) => {
    await endSession(db, session.id, now());
    void reportPlayerNews(broker, [session.userId]);
    clearSessionCookie(reply);
    // Clears cached answers only; "cookies" and "storage" would also clear referral, consent, age, build and language. @spec ID-14
    reply.header('clear-site-data', '"cache"');
    return undefined;
  });

  serve(app, sessionContract.activity, options, async ({ session }) => {
    await touchSession(db, session.id, now());
    return undefined;
  });

  serve(app, sessionContract.sessions, options, async ({ session }) => {
    const open = await openSessionsOf(db, session.userId, now());
    const known = await db.query<{ id: number; device: string | null; country: string | null }>(
      'select id, device, country from sessions where user_id = $1 and ended_at is null',
      [session.userId],
    );
    const placeOf = (id: number) => {
      const { device = null, country = null } = known.find((one) => one.id === id) ?? {};
      return { device, country };
    };
    return {
      sessions: open.map(({ id, createdAt, expiresAt }) => ({
        id,
        startedAt: seconds(createdAt),
        expiresAt: seconds(expiresAt),
        isCurrent: id === session.id,
        ...placeOf(id),
      })),
    };
  });

  serve(app, sessionContract.endSessions, options, async ({ session: { id: except, userId }, body }) => {
    const ended = await endSessionsOf(db, { userId, id: body.id, except, nowMs: now() });
    void reportPlayerNews(broker, [userId]);
    return { ended };
  });
}
