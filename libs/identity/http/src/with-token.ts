import { discard, type HttpMiddleware, type Send } from '@touchline/shared-http';
import { createSessionCalls } from './session-calls.ts';
import { createTokenKeeper, hasEnded, type TokenPorts } from './token-keeper.ts';

const UNAUTHORIZED = 401;

/**
 * Adds the access token to calls whose `auth` asks for it. A 401 causes one refresh, shared by all waiting calls, and one repetition; a
 * second 401 is returned to the caller and ends the session. The token is kept up to date from the responses to sign-in, registration and
 * sign-out. A sign-out first closes the calls of all tabs. Calls of a known visitor that need a player are rejected locally.
 *
 * Create one instance per page; the edge does not use it.
 *
 * @spec HT-01 HT-02 HT-03 AUTH-1 AUTH-2 TAB-4
 */
export function withToken(ports: TokenPorts): HttpMiddleware {
  return (next) => {
    const calls = createSessionCalls(ports);
    const inTurn: Send = (request, call) => calls.turn()(request, (own) => next(own, call));
    const keeper = createTokenKeeper({ ...ports, send: inTurn });

    const passing: Send = async (request, call) => {
      const { auth = 'none', sessionChange } = call ?? {};
      const learn = keeper.listen(sessionChange);
      const send = () => next(request, call);
      const response = await (sessionChange === 'end' ? calls.end(send, hasEnded) : auth === 'session' ? inTurn(request, call) : send());
      await learn(response);
      return response;
    };

    return async (request, call) => {
      const { auth = 'none' } = call ?? {};
      if (auth === 'none' || auth === 'session') return passing(request, call);
      const isOwn = auth === 'token';
      if (isOwn && keeper.isVisitor()) return refusal();

      const turn = calls.turn();
      // Visitors may ask for prices too, so a sign-out does not abort such a call; it only changes its owner.
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

/** The response the backend would give. Without a request, the browser logs no error in the console. */
const refusal = (): Response =>
  Response.json({ status: UNAUTHORIZED, code: UNAUTHORIZED, errors: [], traceId: '' }, { status: UNAUTHORIZED });
