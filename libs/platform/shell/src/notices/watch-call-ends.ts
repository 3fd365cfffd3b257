import { endOf, readJson, ResponseError, type Send } from '@touchline/shared-http';

/** How a call ended; `detail` is the server's message, empty if there is none. */
export interface CallEnd {
  status: number;
  detail: string;
}

/**
 * Calls whose end has no words in the page that starts them, by path: their status is shown as a notice. A page that says itself how a call
 * ended is absent here, or says one of both: so a player never reads it twice.
 *
 * @spec NT-03
 */
export const ENDS_WITHOUT_WORDS: Readonly<Record<string, 'always' | 'success' | 'failure'>> = {
  '/web-api/account/active': 'always',
  '/web-api/office/ideas/vote': 'always',
  '/web-api/office/wallets/label': 'always',
  '/web-api/user/mailing': 'success',
  '/web-api/user/logout': 'failure',
  '/bff-api/casino/favourites': 'failure',
};

const SAVED = 200;
const DONE = 204;

/**
 * Watches the calls of {@link ENDS_WITHOUT_WORDS}. Requests and answers pass through unchanged.
 *
 * @param ports - ports whose `send` is watched.
 * @returns a function that stops watching.
 * @spec NT-03 HT-10
 */
export function watchCallEnds(ports: { send: Send }, ended: (end: CallEnd) => void): () => void {
  const { send } = ports;
  const watched: Send = async (request, call) => {
    const shown = call === undefined || call.method === 'GET' ? undefined : ENDS_WITHOUT_WORDS[call.path];
    if (call === undefined || shown === undefined) return send(request, call);
    const fail = (error: unknown): void => {
      if (shown !== 'success') ended(endOf(error));
    };
    try {
      const response = await send(request, call);
      if (response.ok) {
        if (shown !== 'failure') ended({ status: response.status === DONE ? DONE : SAVED, detail: '' });
      } else {
        readJson(response.clone()).then(
          (answer) => fail(new ResponseError(call.path, response, answer)),
          () => fail(new ResponseError(call.path, response, null)),
        );
      }
      return response;
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  ports.send = watched;
  return () => {
    if (ports.send === watched) ports.send = send;
  };
}
