import { discard, type HttpMiddleware, type Send } from '@touchline/shared-http';
import { createSessionCalls } from './session-calls.ts';
import { createTokenKeeper, hasEnded, type TokenPorts } from './token-keeper.ts';

const UNAUTHORIZED = 401;

/**
 * Puts the access token on calls whose `auth` asks for it, wherever they are. A 401 brings one refresh, shared by all who wait for it, and one
 * repetition; a second 401 goes to the caller and ends the session. Sign-in, registration and sign-out are read as they pass, so the token
 * follows them. A sign-out closes the calls of all tabs first; what a known visitor asks for as a player is refused here, and not sent.
 *
 * One instance belongs to one page; the edge does not use it.
 *
 * @spec HT-01 HT-02 HT-03 AUTH-1 AUTH-2 TAB-4
 */
export function withToken(ports: TokenPorts): HttpMiddleware {
  return (next) => {
    const calls = createSessionCalls(ports);
    const inTurn: Send = (request, call) => calls.turn()(request, (own) => next(own, call));
    const keeper = createTokenKeeper({ ...ports, send: inTurn });

    const passing: Send = async (request, call) => {
      const { auth = 'none', tells } = call ?? {};
      const learn = keeper.listen(tells);
      const send = () => next(request, call);
      const response = await (tells === 'end' ? calls.end(send, hasEnded) : auth === 'session' ? inTurn(request, call) : send());
      await learn(response);
      return response;
    };

    return async (request, call) => {
      const { auth = 'none' } = call ?? {};
      if (auth === 'none' || auth === 'session') return passing(request, call);
      const isOwn = auth === 'token';
      if (isOwn && keeper.isVisitor()) return refusal();

      const turn = calls.turn();
      // Prices are asked for by visitors too: a sign-out changes who asks, and ends nothing.
      const send = (own: Request) => (isOwn ? turn(own, (sent) => next(sent, call)) : next(own, call));
      if (!isOwn) await calls.settled();
      const repeat = request.clone(); // a body can be sent only once
      const token = await (isOwn ? keeper.current() : keeper.known());
      const response = await send(bearing(request, token));
      if (response.status !== UNAUTHORIZED) return response;

      const fresh = await keeper.renew(token);
      if (fresh === null) return response;
      discard(response);
      const second = await send(bearing(repeat, fresh));
      if (second.status === UNAUTHORIZED) keeper.giveUp();
      return second;
    };
  };
}

function bearing(request: Request, token: string | null): Request {
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

/** What the backend would answer; a browser writes a refusal that was sent for into the console. */
const refusal = (): Response =>
  Response.json({ status: UNAUTHORIZED, code: UNAUTHORIZED, errors: [], traceId: '' }, { status: UNAUTHORIZED });
