import { Refusal } from '../http/refusal.ts';
import type { Authenticate } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { readSessionCookie } from './session-cookie.ts';
import { sessionOfCookie, sessionOfId } from './sessions.ts';

/** The cookie opens the session calls, the access token all others; both only while the session lives. @spec AUTH-6 HT-01 */
export const authenticator =
  ({ db, tokens, now }: Pick<Services, 'db' | 'tokens' | 'now'>): Authenticate =>
  async (request, auth) => {
    const unauthorized = new Refusal(401, 'unauthorized', { detail: 'Please sign in' });
    if (auth === 'session') {
      const cookie = readSessionCookie(request);
      const session = cookie === undefined ? undefined : await sessionOfCookie(db, cookie, now());
      if (session === undefined) throw unauthorized;
      return session;
    }
    const bearer = /^Bearer ([\w.-]{1,1000})$/.exec(request.headers.authorization ?? '')?.[1];
    const sessionId = bearer === undefined ? undefined : await tokens.read(bearer, now());
    const session = sessionId === undefined ? undefined : await sessionOfId(db, sessionId, now());
    if (session === undefined) throw unauthorized;
    return session;
  };
