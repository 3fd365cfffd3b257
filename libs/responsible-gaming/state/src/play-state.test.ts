import { sessionModule, sessionReceived, signedOut } from '@touchline/identity-state';
import { answer, createFakePorts, createFakeServer, type FakeServer, startStore } from '@touchline/shared-testing';
import { checkAnswered, dayBreakWanted, limitsModule, limitWanted, playModule, selectPlay } from './index.ts';

const PING = 'POST /limit-service-api/api/external/web/v3/ping';
const CHECK = '/web-api/api/web/user/v1/reality-check';
const player = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
const check = { minutes: 5, dueInSeconds: 0, playedSeconds: 300, staked: 1_500, returned: 400, currencyIso: 'EUR', exponent: 2 };

let stop: (() => void)[] = [];
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop.forEach((end) => end());
  stop = [];
  jest.useRealTimers();
});

/** One tab of a browser; `with` shares what tabs share. */
function open(server: FakeServer, more: Parameters<typeof createFakePorts>[0] = {}) {
  const ports = createFakePorts({ send: server.send, ...more });
  const store = startStore([sessionModule(ports), limitsModule(ports), playModule(ports)], { session: player });
  stop.push(store.stop);
  return { ...store, ports, play: () => selectPlay(store.getState()) };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const count = (server: FakeServer, method: string, path: string) =>
  server.log.filter((call) => call.method === method && call.path === path).length;
const pings = (server: FakeServer) => count(server, 'POST', PING.slice('POST '.length));
const told = (sessionSecondsLeft: number | null, checkDueInSeconds: number | null) => ({
  [PING]: () => answer({ sessionSecondsLeft, checkDueInSeconds }),
  [`GET ${CHECK}`]: () => answer(check),
  [`POST ${CHECK}`]: () => answer({ ...check, dueInSeconds: 300 }),
});

it('[RG-12] [RG-13] pings every 30 seconds while there is a session limit', async () => {
  const server = createFakeServer(told(3_600, null));
  open(server);
  await pass(0);
  const first = pings(server);
  await pass(29_999);
  expect(pings(server)).toBe(first);
  await pass(1);
  expect(pings(server)).toBe(first + 1);
  await pass(60_000);
  expect(pings(server)).toBe(first + 3);
});

it('[RG-12] asks once and never again for a player without limits of time, until they set one', async () => {
  const server = createFakeServer({
    ...told(null, null),
    'POST /limit-service-api/api/external/web/v3/limits': () => answer({ limitsData: [] }),
  });
  const { dispatch } = open(server);
  await pass(120_000);
  expect(pings(server)).toBe(1);

  server.on(PING, () => answer({ sessionSecondsLeft: 3_600, checkDueInSeconds: null }));
  dispatch(limitWanted({ limitType: 31, limitValue: 1 }));
  await pass(0);
  expect(pings(server)).toBeGreaterThan(1);
});

it('[RG-12] ends the session when the service says that the limit is used up', async () => {
  const problem = { status: 401, code: 401, errors: [{ code: 'session-limit-ended', detail: '' }], traceId: 't' };
  const server = createFakeServer(told(10, null));
  const { getState } = open(server);
  await pass(0);
  server.on(PING, () => answer(problem, 401));
  await pass(30_000);

  expect(getState()).toMatchObject({ session: { status: 'visitor' } });
});

it('[RG-11] [LIM-8] shows the check when it is due, at most two seconds late, and closes it when it is answered', async () => {
  const server = createFakeServer(told(null, 12));
  const { dispatch, play } = open(server);
  await pass(11_999);
  expect(play().check).toBeNull();
  await pass(2_000);
  expect(play().check).toMatchObject({ playedSeconds: 300, staked: 1_500, returned: 400 });

  dispatch(checkAnswered({ action: 'continue', isLast: true }));
  await pass(0);
  expect(play().check).toBeNull();
  expect(server.log.findLast(({ method, path }) => method === 'POST' && path === CHECK)?.body).toEqual({
    action: 'continue',
    do_not_show_again: true,
  });
});

it('[LIM-8] keeps the check when the answer did not arrive', async () => {
  const server = createFakeServer(told(null, 0));
  const { dispatch, play } = open(server);
  await pass(0);
  server.on(`POST ${CHECK}`, () => answer({}, 503));
  dispatch(checkAnswered({ action: 'continue', isLast: false }));
  await pass(60_000);

  expect(play()).toMatchObject({ check: { staked: 1_500 }, answering: 'failed' });
});

it('[LIM-7] does not show what was answered on another device meanwhile', async () => {
  const server = createFakeServer({ ...told(null, 5), [`GET ${CHECK}`]: () => answer({ ...check, dueInSeconds: 290 }) });
  const { play } = open(server);
  await pass(10_000);

  expect(play().check).toBeNull();
});

it('[LIM-7] shows nothing that cannot be read', async () => {
  const server = createFakeServer({ ...told(null, 0), [`GET ${CHECK}`]: () => answer({ ...check, staked: '1500' }) });
  const { play } = open(server);
  await pass(10_000);

  expect(play().check).toBeNull();
});

it('[RG-13] forgets the check of whoever signs out', async () => {
  const { dispatch, play } = open(createFakeServer(told(null, 0)));
  await pass(0);
  expect(play().check).not.toBeNull();
  dispatch(signedOut({ reason: 'asked' }));
  expect(play().check).toBeNull();
  dispatch(sessionReceived({ ...player, userId: 8 }));
  expect(play().check).toBeNull();
});

it('[LIM-5] begins a break of a day, and says when it did not begin', async () => {
  const server = createFakeServer({
    ...told(null, null),
    'POST /limit-service-api/api/external/web/v3/limits': () => answer({ limitsData: [] }),
  });
  const { dispatch, play } = open(server);
  await pass(0);
  dispatch(dayBreakWanted());
  await pass(0);
  expect(server.log.find(({ path, method }) => method === 'POST' && path.endsWith('/limits'))?.body).toEqual({
    limits: [{ limitType: 30, limitValue: 1 }],
  });
  expect(play().dayBreak).toBe('begun');

  server.on('POST /limit-service-api/api/external/web/v3/limits', () => answer({}, 503));
  dispatch(dayBreakWanted());
  await pass(60_000);
  expect(play().dayBreak).toBe('failed');
});
