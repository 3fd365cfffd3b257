import { answer, createBrowserOfTabs, createFakePorts, createFakeServer, type FakeServer, type FakeTab } from '@touchline/shared-testing';
import { accessCalls, sessionCalls } from '@touchline/identity-contract';
import type { Call } from '@touchline/shared-contract';
import { withToken } from './with-token.ts';

const ORIGIN = 'https://touchline.test';
const MINUTE_MS = 60_000;
const refused = () => answer({ status: 401, code: 401, errors: [], traceId: 't' }, 401);

/** A backend that knows one good token at a time. */
function createBackend(): { server: FakeServer; expire: () => void } {
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

function openPage(server: FakeServer, tab: FakeTab = createBrowserOfTabs().openTab()) {
  const ports = createFakePorts({ tabs: tab.tabs });
  const send = withToken(ports)(server.send);
  const get = (path: string) => send(new Request(`${ORIGIN}${path}`), CALLS.get(path));
  const post = (path: string, body: unknown) =>
    send(new Request(`${ORIGIN}${path}`, { method: 'POST', body: JSON.stringify(body) }), CALLS.get(path));
  return { get, post, ports, send };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('[HT-01] carries the token that the sign-in gave', async () => {
  const { server } = createBackend();
  const page = openPage(server);

  await page.post('/web-api/user/login', { uLogin: 'a', uPassword: 'b' });
  const response = await page.get('/web-api/account/list');

  expect(response.status).toBe(200);
  expect(server.count('GET /web-api/user/gettoken')).toBe(0);
});

it('[HT-02] [HT-12] an answer that is asked for again is given up, and holds no connection', async () => {
  const { server, expire } = createBackend();
  const givenUp: string[] = [];
  /** An answer whose body comes to no end by itself. */
  const endless = (status: number) => new Response(new ReadableStream({ cancel: () => void givenUp.push(`${status}`) }), { status });
  const page = openPage(server);
  await page.post('/web-api/user/login', { uLogin: 'a', uPassword: 'b' });
  expire();
  let asked = 0;
  server.on('GET /web-api/account/list', () => ((asked += 1) === 1 ? endless(401) : answer({ accounts: [] })));

  expect((await page.get('/web-api/account/list')).status).toBe(200);
  expect(givenUp).toEqual(['401']);

  await jest.advanceTimersByTimeAsync(MINUTE_MS); // a refresh holds its lock for a moment
  server.on('GET /web-api/account/list', refused);
  server.on('GET /web-api/user/gettoken', () => endless(503));
  expect((await page.get('/web-api/account/list')).status).toBe(401);
  expect(givenUp).toEqual(['401', '503']);
});

it('[HT-01] does not believe who was there before the sign-in: an answer that comes late takes no token away', async () => {
  const { server } = createBackend();
  let tell = (_: Response): void => undefined;
  server.on('GET /web-api/session', () => new Promise<Response>((resolve) => (tell = resolve)));
  const page = openPage(server);

  const asked = page.get('/web-api/session');
  await page.post('/web-api/user/login', { uLogin: 'a', uPassword: 'b' });
  tell(answer({ user_id: null, serverTime: 0, startedAt: 0, previousLoginAt: null }));
  await asked;

  expect((await page.get('/web-api/account/list')).status).toBe(200);
});

it('[HT-01] fetches a token first when the one it holds has ended', async () => {
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

it('[HT-03] sends the body again with the repetition', async () => {
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
  expect(server.count('GET /web-api/user/gettoken')).toBe(1);
}

it('[AUTH-2] stops after one repetition when a server refuses for ever', async () => {
  const { server } = createBackend();
  server.on('GET /web-api/account/list', refused);
  const page = openPage(server);
  await page.post('/web-api/user/login', {});
  const before = server.log.length;

  const first = await Promise.all(Array.from({ length: 20 }, () => page.get('/web-api/account/list')));
  expect(first.every(({ status }) => status === 401)).toBe(true);
  expect(server.log.length - before).toBeLessThanOrEqual(41);

  const later = server.log.length;
  await page.get('/web-api/account/list');
  expect(server.log.length - later).toBe(0);
});

it('[HT-02] logs a refresh that fails and gives the 401 to the caller', async () => {
  const { server, expire } = createBackend();
  const page = openPage(server);
  await page.post('/web-api/user/login', {});
  expire();
  server.on('GET /web-api/user/gettoken', () => answer({ status: 503, code: 503, errors: [], traceId: 't' }, 503));

  const response = await page.get('/web-api/account/list');

  expect(response.status).toBe(401);
  expect(page.ports.reported).toEqual(['Fetch token error']);
});

it('[AUTH-3] a refresh that never answers fails its callers after 10 seconds and frees itself', async () => {
  const { server, expire } = createBackend();
  const page = openPage(server);
  await page.post('/web-api/user/login', {});
  expire();
  server.on('GET /web-api/user/gettoken', () => new Promise<Response>(() => undefined));

  const waiting = page.get('/web-api/account/list');
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await waiting).status).toBe(401);

  server.on('GET /web-api/user/gettoken', () => answer({ token: 'token-2', expiresAt: Date.now() + MINUTE_MS }));
  expect((await page.get('/web-api/account/list')).status).toBe(200);
});

it('[AUTH-3] a frozen tab that keeps the lock costs one refresh: the next one goes without it, and with it again once it is free', async () => {
  const { server, expire } = createBackend();
  const browser = createBrowserOfTabs();
  const page = openPage(server, browser.openTab());
  const other = openPage(server, browser.openTab());
  await page.post('/web-api/user/login', {});
  let thaw = (): void => undefined;
  void browser.openTab().tabs.withLock('identity.token', () => new Promise<void>((done) => (thaw = done)));
  expire();

  const waiting = page.get('/web-api/account/list');
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await waiting).status).toBe(401);
  const next = page.get('/web-api/account/list');
  await jest.advanceTimersByTimeAsync(5_000);
  expect((await next).status).toBe(200);

  thaw();
  await jest.advanceTimersByTimeAsync(1_000);
  expire();
  const asked = server.count('GET /web-api/user/gettoken');
  const both = Promise.all([page.get('/web-api/account/list'), other.get('/web-api/account/list')]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await both).map(({ status }) => status)).toEqual([200, 200]);
  expect(server.count('GET /web-api/user/gettoken')).toBe(asked + 1);
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

it('[HT-03] fetches the token before the first call of a player, so that a reload brings no 401', async () => {
  const { server } = createBackend();
  const page = openPage(server);

  await page.get('/web-api/account/list');

  expect(server.log.map(({ path }) => path)).toEqual(['/web-api/user/gettoken', '/web-api/account/list']);
});

it('[HT-09] asks for no token on behalf of a visitor', async () => {
  const { server } = createBackend();
  server.on('GET /web-api/session', () => answer({ user_id: null, serverTime: 0, startedAt: null, previousLoginAt: null }));
  const page = openPage(server);
  await page.get('/web-api/session');

  expect((await page.get('/web-api/account/list')).status).toBe(401);
  expect(server.count('GET /web-api/user/gettoken')).toBe(0);
});

it('[HT-01] [CP-28] a quote is asked as the player once one is known, and a visitor is not asked who they are for it', async () => {
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
  '[HT-01] [RG-02] the token goes by what the call says of itself, not by its path: %s',
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

describe('a sign-out', () => {
  /** Two tabs of one player; `hold` keeps answers of a call back until they are let go. */
  async function openTwo() {
    const { server } = createBackend();
    const browser = createBrowserOfTabs();
    const [here, there] = [openPage(server, browser.openTab()), openPage(server, browser.openTab())];
    await here.post('/web-api/user/login', {});
    await jest.advanceTimersByTimeAsync(0);
    let isSignedIn = true;
    const over = () => refused();
    server.on('POST /web-api/user/logout', () => {
      isSignedIn = false;
      return answer(null, 204);
    });
    const waiting: ((response: Response) => void)[] = [];
    server.on('GET /web-api/account/list', () => (isSignedIn ? new Promise<Response>((resolve) => waiting.push(resolve)) : over()));
    return { server, browser, here, there, waiting };
  }
  const outcomeOf = (call: Promise<Response>): Promise<string> =>
    call.then(
      ({ status }) => String(status),
      ({ name }: Error) => name,
    );
  const order = (server: FakeServer) => server.log.map(({ path }) => path.split('/').at(-1));

  it('[TAB-4] [ID-03] stops what every tab waits for before the server hears of it, and sends nothing that was asked for meanwhile', async () => {
    const { server, here, there } = await openTwo();
    const before = [outcomeOf(here.get('/web-api/account/list')), outcomeOf(there.get('/web-api/account/list'))];
    await jest.advanceTimersByTimeAsync(0);
    const out = here.post('/web-api/user/logout', {});
    await jest.advanceTimersByTimeAsync(99);
    const meanwhile = [outcomeOf(here.get('/web-api/account/list')), outcomeOf(there.post('/web-api/coupon/place', {}))];
    await jest.advanceTimersByTimeAsync(0);
    expect(order(server)).toEqual(['login', 'list', 'list']);

    await jest.advanceTimersByTimeAsync(1);
    expect((await out).status).toBe(204);
    await jest.advanceTimersByTimeAsync(0);
    expect(await Promise.all([...before, ...meanwhile])).toEqual(Array(4).fill('AbortError'));
    expect(order(server)).toEqual(['login', 'list', 'list', 'logout']);

    expect(await Promise.all([here, there].map((page) => outcomeOf(page.get('/web-api/account/list'))))).toEqual(['401', '401']);
    expect(order(server).at(-1)).toBe('logout');
  });

  it('[TAB-4] a bet that is on its way is answered before the sign-out', async () => {
    const { server, here } = await openTwo();
    let tell = (_: Response): void => undefined;
    server.on('POST /web-api/coupon/place', () => new Promise<Response>((resolve) => (tell = resolve)));
    const bet = here.post('/web-api/coupon/place', {});
    await jest.advanceTimersByTimeAsync(0);

    const out = here.post('/web-api/user/logout', {});
    await jest.advanceTimersByTimeAsync(1_000);
    expect(server.count('POST /web-api/user/logout')).toBe(0);
    tell(answer({ id: 'x' }));
    await jest.advanceTimersByTimeAsync(0);

    expect((await bet).status).toBe(200);
    expect((await out).status).toBe(204);
  });

  it('[TAB-4] that the server does not take leaves the session as it is: what was stopped is asked for again', async () => {
    const { server, here, there, waiting } = await openTwo();
    server.on('POST /web-api/user/logout', () => answer({ status: 503, code: 503, errors: [], traceId: 't' }, 503));
    const both = [outcomeOf(here.get('/web-api/account/list')), outcomeOf(there.get('/web-api/account/list'))];
    await jest.advanceTimersByTimeAsync(0);
    const out = here.post('/web-api/user/logout', {});
    await jest.advanceTimersByTimeAsync(100);
    expect((await out).status).toBe(503);
    await jest.advanceTimersByTimeAsync(0);

    expect(server.count('GET /web-api/account/list')).toBe(4);
    waiting.forEach((tell) => tell(answer({ accounts: [] })));
    expect(await Promise.all(both)).toEqual(['200', '200']);
    expect(server.log.at(-1)?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('[TAB-4] whose tab is closed in the middle holds the others for 20 seconds at most', async () => {
    const { server, there, browser } = await openTwo();
    browser.openTab().tabs.post('identity.sign-out', 'begins');
    await jest.advanceTimersByTimeAsync(0);
    void there.get('/web-api/account/list');
    await jest.advanceTimersByTimeAsync(19_999);
    expect(server.count('GET /web-api/account/list')).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(server.count('GET /web-api/account/list')).toBe(1);
  });

  it('[TAB-4] [HT-03] a token that is being fetched comes too late, and its call is not sent without one', async () => {
    const { server } = await openTwo();
    server.on('GET /web-api/user/gettoken', () => new Promise<Response>(() => undefined));
    const late = openPage(server);
    const call = outcomeOf(late.post('/web-api/coupon/place', {}));
    await jest.advanceTimersByTimeAsync(0);
    const out = late.post('/web-api/user/logout', {});
    await jest.advanceTimersByTimeAsync(100);
    await out;

    expect(await call).toBe('AbortError');
    expect(server.count('POST /web-api/coupon/place')).toBe(0);
  });

  it('[TAB-4] [CP-28] a quote that is asked for meanwhile is a visitor’s', async () => {
    const { here } = await openTwo();
    const out = here.post('/web-api/user/logout', {});
    const quote = here.post('/web-api/coupon/quote', {});
    await jest.advanceTimersByTimeAsync(100);
    await out;

    expect(await (await quote).json()).toEqual({ bearer: null });
  });
});
