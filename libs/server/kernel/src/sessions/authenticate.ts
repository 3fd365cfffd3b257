import { ErrorCode, type SiteConfig } from '@touchline/shared-contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { barrierRefusal } from '../ledger/gate.ts';
import type { Services } from '../services.ts';
import { playedEnough } from './play.ts';
import { readSessionCookie } from './session-cookie.ts';
import { endReasonOf, sessionOfCookie } from './cookie-family.ts';
import { endIdleSession, type Authenticate, type Session, sessionOfId } from './sessions.ts';

const MINUTE_MS = 60_000;
const idle = (): Refusal => new Refusal(401, ErrorCode.SessionIdle, { detail: 'You were signed out because nobody used the page' });

/** Whether nobody has touched the page for as long as the site allows. What a page asks for by itself does not count. @spec ID-15 AUTH-13 */
export const isIdle = (
  { touchedAt }: Pick<Session, 'touchedAt'>,
  { isAutoLogoffEnable, autoLogoffInactiveMinutes }: Pick<SiteConfig, 'isAutoLogoffEnable' | 'autoLogoffInactiveMinutes'>,
  nowMs: number,
): boolean => isAutoLogoffEnable && nowMs - touchedAt >= autoLogoffInactiveMinutes * MINUTE_MS;

/** The cookie opens the session calls, the access token all others; both only while the session lives. @spec AUTH-6 HT-01 */
export const authenticator = ({
  db,
  tokens,
  play,
  now,
  config,
}: Pick<Services, 'db' | 'tokens' | 'play' | 'now' | 'config'>): Authenticate => {
  /** The session, as long as it lives, somebody touches the page and its player has time left. @spec RG-12 LIM-6 AUTH-13 */
  const alive = async (
    request: FastifyRequest,
    session: Session | undefined,
    asked: { id: number } | { cookie: string } | undefined,
  ): Promise<Session> => {
    if (session === undefined) {
      const reason = asked === undefined ? null : await endReasonOf(db, asked);
      if (reason === 'session-limit') throw playedEnough({ until: null }, 401);
      if (reason === 'idle') throw idle();
      throw new Refusal(401, 'unauthorized', { detail: 'Please sign in' });
    }
    if (isIdle(session, config(request), now())) {
      await endIdleSession(db, session.id, now());
      throw idle();
    }
    const stop = await play.seen(session, now());
    if (stop !== null) throw playedEnough(stop, 401);
    return session;
  };

  const sessionOf = async (request: FastifyRequest, auth: 'session' | 'token'): Promise<Session> => {
    if (auth === 'session') {
      const cookie = readSessionCookie(request);
      if (cookie === undefined) return alive(request, undefined, undefined);
      return alive(request, await sessionOfCookie(db, cookie, now()), { cookie });
    }
    const bearer = /^Bearer ([\w.-]{1,1000})$/.exec(request.headers.authorization ?? '')?.[1];
    const id = bearer === undefined ? undefined : await tokens.read(bearer, now());
    return id === undefined ? alive(request, undefined, undefined) : alive(request, await sessionOfId(db, id, now()), { id });
  };
  /** @throws Refusal 403 for a player who excluded themselves. @spec LIM-5 */
  const unlessOnBreak = async (session: Session): Promise<Session> => {
    const until = await play.excludedUntil(session.userId, now());
    if (until !== null) throw barrierRefusal({ reason: 'self-excluded', until }, 'change');
    return session;
  };

  return async (request, auth, duringBreak = 'open') => {
    const session = await sessionOf(request, auth);
    if (duringBreak === 'open') return session;
    await unlessOnBreak(session);
    if (duringBreak === 'offer' && (await play.areOffersPaused(session.userId, now())))
      throw new Refusal(403, 'offers-paused', { detail: 'There are no offers for you at the moment' });
    return session;
  };
};
