import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { barrierRefusal } from '../ledger/gate.ts';
import type { Authenticate } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { playedEnough } from './play.ts';
import { readSessionCookie } from './session-cookie.ts';
import { isEndedByLimit, type Session, sessionOfCookie, sessionOfId } from './sessions.ts';

/** The cookie opens the session calls, the access token all others; both only while the session lives. @spec AUTH-6 HT-01 */
export const authenticator = ({ db, tokens, play, now }: Pick<Services, 'db' | 'tokens' | 'play' | 'now'>): Authenticate => {
  /** The session, as long as it lives and its player has time left. @spec RG-12 LIM-6 */
  const alive = async (session: Session | undefined, asked: { id: number } | { cookie: string } | undefined): Promise<Session> => {
    if (session === undefined) {
      if (asked !== undefined && (await isEndedByLimit(db, asked))) throw playedEnough({ until: null }, 401);
      throw new Refusal(401, 'unauthorized', { detail: 'Please sign in' });
    }
    const stop = await play.seen(session, now());
    if (stop !== null) throw playedEnough(stop, 401);
    return session;
  };

  const sessionOf = async (request: FastifyRequest, auth: 'session' | 'token'): Promise<Session> => {
    if (auth === 'session') {
      const cookie = readSessionCookie(request);
      if (cookie === undefined) return alive(undefined, undefined);
      return alive(await sessionOfCookie(db, cookie, now()), { cookie });
    }
    const bearer = /^Bearer ([\w.-]{1,1000})$/.exec(request.headers.authorization ?? '')?.[1];
    const id = bearer === undefined ? undefined : await tokens.read(bearer, now());
    return id === undefined ? alive(undefined, undefined) : alive(await sessionOfId(db, id, now()), { id });
  };
  /** @throws Refusal 403 for a player who excluded themselves. @spec LIM-5 */
  const unlessOnBreak = async (session: Session): Promise<Session> => {
    const until = await play.excludedUntil(session.userId, now());
    if (until !== null) throw barrierRefusal({ reason: 'self-excluded', until }, 'change');
    return session;
  };

  return async (request, auth, duringBreak = 'open') => {
    const session = await sessionOf(request, auth);
    return duringBreak === 'open' ? session : unlessOnBreak(session);
  };
};
