import type { HttpMiddleware } from '@touchline/shared-http';
import { createTokenKeeper, type TokenPorts } from './token-keeper.ts';

const UNAUTHORIZED = 401;

/**
 * Puts the access token on calls whose `auth` asks for it, wherever they are. A 401 brings one refresh, shared by all who wait for it, and one repetition; a second
 * 401 goes to the caller and ends the session. Sign-in, registration and sign-out are read as they pass, so the token follows them.
 *
 * One instance belongs to one page; the edge does not use it.
 *
 * @spec HT-01 HT-02 HT-03 AUTH-1 AUTH-2
 */
export function withToken(ports: TokenPorts): HttpMiddleware {
  return (next) => {
    const keeper = createTokenKeeper({ ...ports, send: next });
    return async (request, call) => {
      const { auth = 'none', tells } = call ?? {};
      if (auth === 'none' || auth === 'session') {
        const learn = keeper.listen(tells);
        const response = await next(request, call);
        await learn(response);
        return response;
      }

      const repeat = request.clone(); // a body can be sent only once
      const token = await (auth === 'known' ? keeper.known() : keeper.current());
      const response = await next(bearing(request, token), call);
      if (response.status !== UNAUTHORIZED) return response;

      const fresh = await keeper.renew(token);
      if (fresh === null) return response;
      const second = await next(bearing(repeat, fresh), call);
      if (second.status === UNAUTHORIZED) keeper.giveUp();
      return second;
    };
  };
}

function bearing(request: Request, token: string | null): Request {
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}
