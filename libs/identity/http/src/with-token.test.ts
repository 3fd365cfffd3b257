import { measured } from '@touchline/measured';
import { answer, createBrowserOfTabs } from '@touchline/shared-testing';
import type { Call } from '@touchline/shared-contract';
import { MINUTE_MS, ORIGIN, createBackend, openPage, refused } from './with-token.test.helper.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('[HT-01] carries the token from the sign-in', async () => {
  const { server } = createBackend();
  const page = openPage(server);

  await page.post('/web-api/user/login', { uLogin: 'a', uPassword: 'b' });
  const response = await page.get('/web-api/account/list');

  expect(response.status).toBe(200);
  expect(server.count('GET /web-api/user/gettoken')).toBe(0);
});

it('[HT-02] [HT-12] cancels a response whose request is repeated, so that it holds no connection', async () => {
  const { server, expire } = createBackend();
  const givenUp: string[] = [];
  /** A response whose body never ends. */
  const endless = (status: number) => new Response(new ReadableStream({ cancel: () => void givenUp.push(`${status}`) }), { status });
  const page = openPage(server);
  await page.post('/web-api/user/login', { uLogin: 'a', uPassword: 'b' });
  expire();
  let requests = 0;
  server.on('GET /web-api/account/list', () => ((requests += 1) === 1 ? endless(401) : answer({ accounts: [] })));

  expect((await page.get('/web-api/account/list')).status).toBe(200);
  expect(givenUp).toEqual(['401']);

  await jest.advanceTimersByTimeAsync(MINUTE_MS); // the lock is kept for a moment after a refresh
  server.on('GET /web-api/account/list', refused);
  server.on('GET /web-api/user/gettoken', () => endless(503));
  expect((await page.get('/web-api/account/list')).status).toBe(401);
  expect(givenUp).toEqual(['401', '503']);
});

it('[HT-01] ignores the owner in a response to a request sent before the sign-in, and keeps the token', async () => {
  const { server } = createBackend();
  let respond = (_: Response): void => undefined;
  server.on('GET /web-api/session', () => new Promise<Response>((resolve) => (respond = resolve)));
  const page = openPage(server);

  const pending = page.get('/web-api/session');
  await page.post('/web-api/user/login', { uLogin: 'a', uPassword: 'b' });
  respond(answer({ user_id: null, serverTime: 0, startedAt: 0, previousLoginAt: null }));
  await pending;

  expect((await page.get('/web-api/account/list')).status).toBe(200);
});

it('[HT-01] fetches a new token before the call if the current one has expired', async () => {
  const { server } = createBackend();
  const page = openPage(server);

  await page.post('/web-api/user/login', {});
  jest.setSystemTime(Date.now() + 5 * MINUTE_MS);
  const response = await page.get('/web-api/account/list');

  expect(response.status).toBe(200);
  expect(server.log.map(({ path }) => path)).toEqual(['/web-api/user/login', '/web-api/user/gettoken', '/web-api/account/list']);
  expect(server.log[1]?.query.get('force_refresh')).toBe('true');
  expect(server.log[1]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
});

it('[HT-03] refreshes once for 50 concurrent 401s and repeats each request once', async () => {
  const { server, expire } = createBackend();
  const page = openPage(server);
  await page.post('/web-api/user/login', {});
  expire();

  const responses = await Promise.all(Array.from({ length: 50 }, () => page.get('/web-api/account/list')));

  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(server.count('GET /web-api/user/gettoken')).toBe(1);
  expect(server.count('GET /web-api/account/list')).toBe(100);
});

it('[HT-03] repeats the request with its body', async () => {
  const { server, expire } = createBackend();
  const page = openPage(server);
  await page.post('/web-api/user/login', {});
  expire();

  const response = await page.post('/web-api/coupon/place', { id: 'x' });

  expect(await response.json()).toEqual({ id: 'x' });
});

it('[AUTH-1] refreshes once for four tabs with 50 calls each, in each of a hundred runs', async () => {
  for (let run = 0; run < 100; run += 1) await refreshedOnce();
});

async function refreshedOnce(): Promise<void> {
  const { server, expire } = createBackend();
  const browser = createBrowserOfTabs();
  const pages = Array.from({ length: 4 }, () => openPage(server, browser.openTab()));
  await Promise.all(pages.map((page) => page.get('/web-api/session')));
  await pages[0]!.post('/web-api/user/login', {});
  expire();

  const all = Promise.all(pages.flatMap((page) => Array.from({ length: 50 }, () => page.get('/web-api/account/list'))));
  await jest.advanceTimersByTimeAsync(1_000);
  const responses = await all;

  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 200));
  const refreshes = server.count('GET /web-api/user/gettoken');
  measured({ id: 'AUTH-1', unit: 'refreshes', atLeast: 1, atMost: 1, trials: 100, value: refreshes });
}

it('[AUTH-2] stops after one repetition if the server keeps rejecting', async () => {
  const { server } = createBackend();
  server.on('GET /web-api/account/list', refused);
  const page = openPage(server);
  await page.post('/web-api/user/login', {});
  const before = server.log.length;

  const first = await Promise.all(Array.from({ length: 20 }, () => page.get('/web-api/account/list')));
  expect(first.every(({ status }) => status === 401)).toBe(true);
  measured({ id: 'AUTH-2', unit: 'requests for 20 refused calls', atMost: 41, value: server.log.length - before });

  const later = server.log.length;
  await page.get('/web-api/account/list');
  expect(server.log.length - later).toBe(0);
});

it('[HT-02] logs a failed refresh and returns the 401 to the caller', async () => {
  const { server, expire } = createBackend();
  const page = openPage(server);
  await page.post('/web-api/user/login', {});
  expire();
  server.on('GET /web-api/user/gettoken', () => answer({ status: 503, code: 503, errors: [], traceId: 't' }, 503));

  const response = await page.get('/web-api/account/list');

  expect(response.status).toBe(401);
  expect(page.ports.reported).toEqual(['Fetch token error']);
});

it('[AUTH-3] fails the callers of a hung refresh after 10 seconds, and allows the next refresh', async () => {
  const { server, expire } = createBackend();
  const page = openPage(server);
  await page.post('/web-api/user/login', {});
  expire();
  server.on('GET /web-api/user/gettoken', () => new Promise<Response>(() => undefined));

  const began = Date.now();
  const waiting = page.get('/web-api/account/list').then(({ status }) => [status, Date.now() - began] as const);
  await jest.advanceTimersByTimeAsync(20_000);
  const [status, ms] = await waiting;
  expect(status).toBe(401);
  measured({ id: 'AUTH-3', unit: 'ms until the callers of a hung refresh fail', atMost: 10_000, value: ms });

  server.on('GET /web-api/user/gettoken', () => answer({ token: 'token-2', expiresAt: Date.now() + MINUTE_MS }));
  expect((await page.get('/web-api/account/list')).status).toBe(200);
});

it('[AUTH-3] skips a lock held by a frozen tab after one failed refresh, and uses it again once it is released', async () => {
  const { server, expire } = createBackend();
  const browser = createBrowserOfTabs();
  const page = openPage(server, browser.openTab());
  const other = openPage(server, browser.openTab());
  await page.post('/web-api/user/login', {});
  let thaw = (): void => undefined;
  void browser.openTab().tabs.withLock('identity.token', () => new Promise<void>((done) => (thaw = done)));
  expire();

  const began = Date.now();
  const waiting = page.get('/web-api/account/list');
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await waiting).status).toBe(401);
  const next = page.get('/web-api/account/list').then(({ status }) => [status, Date.now() - began] as const);
  await jest.advanceTimersByTimeAsync(20_000);
  const [status, ms] = await next;
  expect(status).toBe(200);
  measured({ id: 'AUTH-3', unit: 'ms until a call succeeds beside a frozen lock', atMost: 15_000, value: ms });

  thaw();
  await jest.advanceTimersByTimeAsync(1_000);
  expire();
  const before = server.count('GET /web-api/user/gettoken');
  const both = Promise.all([page.get('/web-api/account/list'), other.get('/web-api/account/list')]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await both).map(({ status }) => status)).toEqual([200, 200]);
  expect(server.count('GET /web-api/user/gettoken')).toBe(before + 1);
});

it('[TAB-4] forgets the token in every tab when one signs out', async () => {
  const { server } = createBackend();
  const browser = createBrowserOfTabs();
  const [here, there] = [openPage(server, browser.openTab()), openPage(server, browser.openTab())];
  await here.post('/web-api/user/login', {});

  const out = there.post('/web-api/user/logout', {});
  await jest.advanceTimersByTimeAsync(100);
  await out;
  await here.get('/web-api/account/list');

  expect(server.log.at(-1)?.headers.get('Authorization')).toBeNull();
  expect(server.count('GET /web-api/user/gettoken')).toBe(0);
});

it("[HT-03] fetches the token before a player's first call, so that a reload causes no 401", async () => {
  const { server } = createBackend();
  const page = openPage(server);

  await page.get('/web-api/account/list');

  expect(server.log.map(({ path }) => path)).toEqual(['/web-api/user/gettoken', '/web-api/account/list']);
});

it('[HT-09] requests no token for a visitor', async () => {
  const { server } = createBackend();
  server.on('GET /web-api/session', () => answer({ user_id: null, serverTime: 0, startedAt: null, previousLoginAt: null }));
  const page = openPage(server);
  await page.get('/web-api/session');

  expect((await page.get('/web-api/account/list')).status).toBe(401);
  expect(server.count('GET /web-api/user/gettoken')).toBe(0);
});

it('[HT-01] [CP-28] sends a quote with the token once a player is known, and requests no token for it before', async () => {
  const { server } = createBackend();
  const page = openPage(server);

  const before = await page.post('/web-api/coupon/quote', {});
  expect(await before.json()).toEqual({ bearer: null });
  expect(server.count('GET /web-api/user/gettoken')).toBe(0);

  await page.get('/web-api/account/list');
  const after = await page.post('/web-api/coupon/quote', {});
  expect(await after.json()).toEqual({ bearer: 'Bearer token-1' });
});

it.each(['/limit-service-api/api/external/web/v3/limits', '/social-api/v1/friends', '/bff-api/config/account.json', '/web-api/any'])(
  '[HT-01] [RG-02] adds the token by the `auth` of the call, not by its path: %s',
  async (path) => {
    const { server } = createBackend();
    server.on(`GET ${path}`, ({ headers }) => answer({ bearer: headers.get('Authorization') }));
    const { send } = openPage(server);
    const ask = async (auth?: Call['auth']) => {
      const response = await send(new Request(`${ORIGIN}${path}`), auth && { method: 'GET', path, auth });
      return (await response.json()) as unknown;
    };

    expect([await ask(), await ask('none'), await ask('session'), await ask('known')]).toEqual(Array(4).fill({ bearer: null }));
    expect(await ask('token')).toEqual({ bearer: 'Bearer token-1' });
    expect(await ask('known')).toEqual({ bearer: 'Bearer token-1' });
  },
);
