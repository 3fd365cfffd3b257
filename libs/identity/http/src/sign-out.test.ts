import { answer, createBrowserOfTabs, type FakeServer } from '@touchline/shared-testing';
import { createBackend, openPage, refused } from './with-token.test.helper.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('sign-out', () => {
  /** Two tabs of one player; responses for the account list are held in `waiting`. */
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

  it('[TAB-4] [ID-03] aborts pending reads in every tab before it is sent, and drops calls made in the meantime', async () => {
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

  it('[TAB-4] waits for the response to a bet that is already on its way', async () => {
    const { server, here } = await openTwo();
    let respond = (_: Response): void => undefined;
    server.on('POST /web-api/coupon/place', () => new Promise<Response>((resolve) => (respond = resolve)));
    const bet = here.post('/web-api/coupon/place', {});
    await jest.advanceTimersByTimeAsync(0);

    const out = here.post('/web-api/user/logout', {});
    await jest.advanceTimersByTimeAsync(1_000);
    expect(server.count('POST /web-api/user/logout')).toBe(0);
    respond(answer({ id: 'x' }));
    await jest.advanceTimersByTimeAsync(0);

    expect((await bet).status).toBe(200);
    expect((await out).status).toBe(204);
  });

  it('[TAB-4] keeps the session and repeats aborted reads if the server rejects it', async () => {
    const { server, here, there, waiting } = await openTwo();
    server.on('POST /web-api/user/logout', () => answer({ status: 503, code: 503, errors: [], traceId: 't' }, 503));
    const both = [outcomeOf(here.get('/web-api/account/list')), outcomeOf(there.get('/web-api/account/list'))];
    await jest.advanceTimersByTimeAsync(0);
    const out = here.post('/web-api/user/logout', {});
    await jest.advanceTimersByTimeAsync(100);
    expect((await out).status).toBe(503);
    await jest.advanceTimersByTimeAsync(0);

    expect(server.count('GET /web-api/account/list')).toBe(4);
    waiting.forEach((respond) => respond(answer({ accounts: [] })));
    expect(await Promise.all(both)).toEqual(['200', '200']);
    expect(server.log.at(-1)?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('[TAB-4] holds the other tabs for at most 20 seconds if its tab is closed', async () => {
    const { server, there, browser } = await openTwo();
    browser.openTab().tabs.post('identity.sign-out', 'begins');
    await jest.advanceTimersByTimeAsync(0);
    void there.get('/web-api/account/list');
    await jest.advanceTimersByTimeAsync(19_999);
    expect(server.count('GET /web-api/account/list')).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(server.count('GET /web-api/account/list')).toBe(1);
  });

  it('[TAB-4] [HT-03] drops a call whose token has not arrived, instead of sending it without one', async () => {
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

  it('[TAB-4] [CP-28] sends a quote made in the meantime as a visitor', async () => {
    const { here } = await openTwo();
    const out = here.post('/web-api/user/logout', {});
    const quote = here.post('/web-api/coupon/quote', {});
    await jest.advanceTimersByTimeAsync(100);
    await out;

    expect(await (await quote).json()).toEqual({ bearer: null });
  });
});
