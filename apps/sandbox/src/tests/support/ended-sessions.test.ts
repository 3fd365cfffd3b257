import { configSwitch, endSessionsByLimit, setSwitches } from '@touchline/server-kernel';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { support } from '@touchline/server-support';
import { supportWith } from '@touchline/server-support/testing';
import type { SupportServerMessage } from '@touchline/support-contract';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import type { AddressInfo } from 'node:net';
import { WebSocket as Socket } from 'ws';
import { NOON, testAppOn, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { openTestDb } from '../../testing/test-db.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const SCOPE = 'ended-sessions';
const ID = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

let test: TestApp;
let origin: string;
/** Makes the next heartbeat of all connections. */
let beat = (): void => undefined;
const open: Socket[] = [];

beforeAll(async () => {
  const heartbeat = supportWith((next) => {
    beat = next;
    return () => undefined;
  });
  const env = { ...TEST_ENV, TOUCHLINE_QUOTES: 'optional' };
  test = await testAppOn(await openTestDb(ENGINE), env, (list) => list.map((make) => (make === support ? heartbeat : make)));
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
}, START_TIMEOUT_MS);
afterAll(async () => {
  for (const socket of open) socket.terminate();
  await test.close();
});
beforeEach(() => {
  test.clock.nowMs = NOON;
  setSwitches(SCOPE, { [configSwitch.name]: { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 30 } });
});
afterEach(() => setSwitches(SCOPE, {}));

const call = (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload: object = {}) =>
  test.app.inject({ method, url, headers, ...(method === 'POST' && { payload }) });
const logIn = async ({ login, password }: TestPlayer, cookie = ''): Promise<string> => {
  const answer = await call('POST', '/web-api/user/login', { cookie }, { uLogin: login, uPassword: password });
  expect(answer.statusCode).toBe(200);
  return (
    [answer.headers['set-cookie']]
      .flat()
      .map((set) => String(set).split(';', 1)[0])
      .find((set) => set?.includes('session')) ?? ''
  );
};

/** Cookie of a visitor with a conversation. */
const asVisitor = async (): Promise<string> =>
  String((await call('POST', '/support-api/v1/conversation', { 'sec-fetch-site': 'same-origin' })).headers['set-cookie']).split(
    ';',
    1,
  )[0] ?? '';

/** Opens the support socket of a browser. */
async function join(cookie: string) {
  await call('POST', '/support-api/v1/conversation', { cookie });
  const socket = new Socket(`${origin.replace('http', 'ws')}/support-api/v1/socket`, {
    headers: { cookie: `${cookie}; tl-test=${SCOPE}`, origin },
  });
  open.push(socket);
  const received: SupportServerMessage[] = [];
  let wake = (): void => undefined;
  socket.on('message', (data) => {
    received.push(JSON.parse(data.toString()) as SupportServerMessage);
    wake();
  });
  const closed = new Promise<[number, string]>((resolve) => {
    socket.on('close', (code, reason) => resolve([code, reason.toString()]));
  });
  const until = async (count: number) => {
    while (received.length < count) await new Promise<void>((resolve) => (wake = resolve));
    return received;
  };
  await until(1);
  return { received, until, closed, say: (n: number, text: string) => socket.send(JSON.stringify({ type: 'say', id: ID(n), text })) };
}

interface Ending {
  player: TestPlayer;
  /** Cookie of the session that ends. */
  cookie: string;
}
const bearer = ({ token }: TestPlayer) => ({ authorization: `Bearer ${token}` });
const ENDINGS: readonly [string, (ending: Ending) => Promise<unknown>, string][] = [
  ['a sign-out', ({ cookie }) => call('POST', '/web-api/user/logout', { cookie }), 'unauthorized'],
  [
    'the end of all other sessions',
    async ({ player }) => call('POST', '/web-api/user/sessions/end', { cookie: await logIn(player) }),
    'unauthorized',
  ],
  [
    'a changed password',
    ({ player }) =>
      call('POST', '/web-api/user/password', bearer(player), { password: player.password, newPassword: 'harbour-seven-lime' }),
    'unauthorized',
  ],
  [
    'a permanent self-exclusion',
    ({ player }) => call('POST', '/limit-service-api/api/external/web/v3/BlockUser', bearer(player)),
    'unauthorized',
  ],
  ['the sign-in of another player in the same browser', async ({ cookie }) => logIn(await test.addPlayer(), cookie), 'unauthorized'],
  ['a used-up session limit', ({ player }) => endSessionsByLimit(test.db, player.userId, test.clock.nowMs), 'session-limit-ended'],
  ['30 minutes without activity', async () => (test.clock.nowMs += 31 * MINUTE), 'session-idle'],
];

it.each(ENDINGS)('[AUTH-6] the next heartbeat closes the support socket after %s', async (_, end, code) => {
  const player = await test.addPlayer();
  const cookie = await logIn(player);
  const page = await join(cookie);

  await end({ player, cookie });
  beat();

  expect(await page.closed).toEqual([4401, code]);
});

it('[AUTH-6] the next heartbeat closes the support socket of an expired session', async () => {
  setSwitches(SCOPE, {});
  const page = await join(await logIn(await test.addPlayer()));

  test.clock.nowMs += 31 * DAY;
  beat();

  expect(await page.closed).toEqual([4401, 'unauthorized']);
});

it('[AUTH-6] heartbeats keep the sockets of live sessions and of visitors', async () => {
  const player = await test.addPlayer();
  const [ended, live] = [await logIn(player), await logIn(player)];
  const [page, phone, visitor] = [await join(ended), await join(live), await join(await asVisitor())];
  await call('POST', '/web-api/user/logout', { cookie: ended });

  beat();
  await page.closed;
  phone.say(1, 'Still here');
  visitor.say(2, 'Me too');

  expect([(await phone.until(3)).length, (await visitor.until(3)).length]).toEqual([3, 3]);
});

it('[AUTH-6] a message written after the end of a session is not delivered to it, even before the next heartbeat', async () => {
  const player = await test.addPlayer();
  const [ended, live] = [await logIn(player), await logIn(player)];
  const [page, phone] = [await join(ended), await join(live)];
  await call('POST', '/web-api/user/logout', { cookie: ended });

  phone.say(3, 'My address is 5 Harbour Street');
  await phone.until(3);

  expect(await page.closed).toEqual([4401, 'unauthorized']);
  expect(page.received.map(({ type }) => type)).toEqual(['history']);
});

it('[AUTH-6] a message from an ended session is not accepted, even before the next heartbeat', async () => {
  const player = await test.addPlayer();
  const [ended, live] = [await logIn(player), await logIn(player)];
  const page = await join(ended);
  await call('POST', '/web-api/user/logout', { cookie: ended });

  page.say(4, 'Please send my money to another card');
  page.say(5, 'Now');

  expect(await page.closed).toEqual([4401, 'unauthorized']);
  expect((await join(live)).received).toEqual([{ type: 'history', messages: [], readUpTo: 0 }]);
});

it('[AUTH-6] a socket cannot be opened in a session that was idle for too long', async () => {
  const player = await test.addPlayer();
  const cookie = await logIn(player);
  const page = await join(cookie);
  page.say(6, 'mine');
  await page.until(3);
  test.clock.nowMs += 31 * MINUTE;

  const socket = new Socket(`${origin.replace('http', 'ws')}/support-api/v1/socket`, {
    headers: { cookie: `${cookie}; tl-test=${SCOPE}`, origin },
  });
  const received: unknown[] = [];
  socket.on('message', (data) => received.push(data));

  expect(await new Promise((resolve) => socket.on('close', (code) => resolve(code)))).toBe(4404);
  expect(received).toEqual([]);
});
