import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { answer, createFakeServer, type Handler } from '@touchline/shared-testing';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Noon of an arbitrary day, in seconds. */
export const NOON = 1_903_867_200;
export const RIGHTS = { bets: true, games: true, tickets: true, deposits: true, rewards: true };
export const here = { id: 1, startedAt: NOON, expiresAt: NOON + 86_400, isCurrent: true, device: 'Chrome on Android', country: 'DE' };

export const never: Handler = () => new Promise(() => undefined);
export const unavailable: Handler = () => answer({ status: 503, code: 503, errors: [], traceId: 't' }, 503);
export const gives =
  (body: unknown): Handler =>
  () =>
    answer(body);

/** Responses of the backend by `METHOD /path`; the defaults are those of a player with few methods on. */
export type Answers = Readonly<Record<string, Handler>>;

/** A security page with the given responses. */
export function Secured({ answers = {}, children }: { answers?: Answers; children: ReactNode }) {
  const [store] = useState(() => {
    const { send } = createFakeServer({
      'GET /web-api/user/rights': gives({ rights: RIGHTS }),
      'GET /web-api/user/sessions': gives({ sessions: [here] }),
      'GET /web-api/user/sign-ins': gives({ signIns: [{ at: NOON, method: 'password', device: 'Chrome on Android', country: 'DE' }] }),
      ...answers,
    });
    const made = createAppStore({ ports: createServerPorts({ send, origin: 'https://shop.test', report: () => undefined }) });
    made.dispatch(viewChanged({ language: 'en' }));
    return made;
  });
  return (
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: children }], { initialEntries: ['/en/office/security'] })} />
    </Provider>
  );
}
