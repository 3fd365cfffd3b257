import { answer, createBrowserOfTabs, createFakePorts, createFakeServer, type FakeServer, type FakeTab } from '@touchline/shared-testing';
import { accessCalls, sessionCalls } from '@touchline/identity-contract';
import type { Call } from '@touchline/shared-contract';
import { withToken } from './with-token.ts';

export const ORIGIN = 'https://touchline.test';
export const MINUTE_MS = 60_000;
export const refused = () => answer({ status: 401, code: 401, errors: [], traceId: 't' }, 401);

/** A backend that accepts one token at a time. */
export function createBackend(): { server: FakeServer; expire: () => void } {
  let serial = 1;
  let good = 'token-1';
  const server = createFakeServer({
    'GET /web-api/session': () => answer({ user_id: 7, serverTime: 0, startedAt: 0, previousLoginAt: null }),
    'GET /web-api/user/gettoken': () => answer({ token: good, expiresAt: Date.now() + 5 * MINUTE_MS }),
    'POST /web-api/user/login': () => answer({ user_id: 7, token: good, expiresAt: Date.now() + 5 * MINUTE_MS, previousLoginAt: null }),
    'POST /web-api/user/logout': () => answer(null, 204),
    'GET /web-api/account/list': ({ headers }) =>
      headers.get('Authorization') === `Bearer ${good}` ? answer({ accounts: [] }) : refused(),
    'POST /web-api/coupon/quote': ({ headers }) => answer({ bearer: headers.get('Authorization') }),
    'POST /web-api/coupon/place': ({ headers, body }) => (headers.get('Authorization') === `Bearer ${good}` ? answer(body) : refused()),
  });
  return {
    server,
    expire: () => {
      serial += 1;
      good = `token-${serial}`;
    },
  };
}

const CALLS = new Map<string, Call>(
  [
    ...Object.values(sessionCalls),
    ...Object.values(accessCalls),
    { method: 'GET', path: '/web-api/account/list', auth: 'token' } as const,
    { method: 'POST', path: '/web-api/coupon/quote', auth: 'known' } as const,
    { method: 'POST', path: '/web-api/coupon/place', auth: 'token' } as const,
  ].map((call) => [call.path, call]),
);

export function openPage(server: FakeServer, tab: FakeTab = createBrowserOfTabs().openTab()) {
  const ports = createFakePorts({ tabs: tab.tabs });
  const send = withToken(ports)(server.send);
  const get = (path: string) => send(new Request(`${ORIGIN}${path}`), CALLS.get(path));
  const post = (path: string, body: unknown) =>
    send(new Request(`${ORIGIN}${path}`, { method: 'POST', body: JSON.stringify(body) }), CALLS.get(path));
  return { get, post, ports, send };
}
