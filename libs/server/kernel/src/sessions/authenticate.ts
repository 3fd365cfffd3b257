import { ErrorCode, type SiteConfig } from '@touchline/shared-contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { barrierRefusal } from '../ledger/gate.ts';
import type { Services } from '../services.ts';
import { sessionLimitEnded } from './play.ts';
import { readSessionCookie } from './session-cookie.ts';
import { endReasonOf, sessionOfCookie } from './cookie-family.ts';
import { endIdleSession, type Authenticate, type Session, sessionOfId } from './sessions.ts';

const MINUTE_MS = 60_000;
const idle = (): Refusal => new Refusal(401, ErrorCode.SessionIdle, { detail: 'You were signed out because the page was not used' });

/** Whether the page was inactive for as long as the site allows. Automatic requests of the page are not activity. @spec ID-15 AUTH-13 */
export const isIdle = (
  { touchedAt }: Pick<Session, 'touchedAt'>,
  { isAutoLogoffEnable, autoLogoffInactiveMinutes }: Pick<SiteConfig, 'isAutoLogoffEnable' | 'autoLogoffInactiveMinutes'>,
  nowMs: number,
): boolean => isAutoLogoffEnable && nowMs - touchedAt >= autoLogoffInactiveMinutes * MINUTE_MS;

/** Session calls need the cookie, all others the access token; both are valid only while the session is alive. @spec AUTH-6 HT-01 */
export const authenticator = ({
  db,
  tokens,
  play,
  now,
  config,
}: Pick<Services, 'db' | 'tokens' | 'play' | 'now' | 'config'>): Authenticate => {
  /** The session if it is alive, not idle and its player has playing time left; otherwise throws the reason. @spec RG-12 LIM-6 AUTH-13 */
  const alive = async (
    request: FastifyRequest,
    session: Session | undefined,
    credential: { id: number } | { cookie: string } | undefined,
  ): Promise<Session> => {
    if (session === undefined) {
      const reason = credential === undefined ? null : await endReasonOf(db, credential);
      if (reason === 'session-limit') throw sessionLimitEnded({ until: null }, 401);
      if (reason === 'idle') throw idle();
      throw new Refusal(401, 'unauthorized', { detail: 'Please sign in' });
    }
    if (isIdle(session, config(request), now())) {
      await endIdleSession(db, session.id, now());
      throw idle();
    }
    const stop = await play.seen(session, now());
    if (stop !== null) throw sessionLimitEnded(stop, 401);
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
