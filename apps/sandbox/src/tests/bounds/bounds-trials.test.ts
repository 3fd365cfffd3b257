import { betting } from '@touchline/server-betting';
import { bettingAt, enginePrices } from '@touchline/server-betting/testing';
import { createEngine } from '@touchline/server-engine';
import { type Bound, routeOf, storesOf } from '@touchline/server-kernel';
import { ENGINE, START_TIMEOUT_MS, TRIAL_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import type { HTTPMethods } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { WebSocket as Socket } from 'ws';
import { makeModules } from '../../backend.ts';
import { MODULES } from '../../modules.ts';
import { type PaymentsApp, startPaymentsApp } from '../../testing/payments-app.ts';
import { NOON, type TestApp, type TestPlayer, testAppOn } from '../../testing/test-app.ts';
import { openTestDb } from '../../testing/test-db.ts';
import { PROVIDER, SECRET } from '../wallet/wallet.test.helper.ts';
import { BETTING_TRIALS, IDENTITY_TRIALS, LIMIT_TRIALS, VISIT_TRIALS } from './play-trials.test.helper.ts';
import { OFFICE_TRIALS, PAYMENT_TRIALS, SUPPORT_TRIALS } from './service-trials.test.helper.ts';
import { IS_LONG, type Outcome } from './trials.test.helper.ts';

/** Not registered as routes here: a WebSocket upgrade, and a route of the engine, which these tests replace. */
const NO_ROUTES = ['GET /support-api/v1/socket', 'POST /bff-api/coupon/builder/kept'];
const BOUNDS = new Map(
  storesOf(makeModules({ env: {}, mode: 'test', now: () => 0 })).flatMap(({ bounds }) =>
    bounds.map((bound) => [bound.name, bound] as const),
  ),
);
const TRIALS = {
  ...VISIT_TRIALS,
  ...IDENTITY_TRIALS,
  ...BETTING_TRIALS,
  ...LIMIT_TRIALS,
  ...OFFICE_TRIALS,
  ...PAYMENT_TRIALS,
  ...SUPPORT_TRIALS,
};
/** Ceilings of whole tables, tested below. */
const OF_ALL = ['events', 'recordings', 'shares', 'combinations', 'files', 'support-messages'];
/** Needs the engine; tested below with the bet builder. */
const ALONE = ['combinations-of-address'];

/**
 * Bounds for normal runs; those not listed are lowered to 2. The long run uses the real numbers. Listed are bounds in bytes, and bounds
 * that the trials of other bounds use up too.
 */
const LOW: Readonly<Record<string, number>> = {
  ...{ 'uploads-of-address': 200_000, 'recording-of-visit': 130, 'recordings-of-address': 190, 'file-bytes-of-player': 400 },
  ...{ 'events-of-address': 3, 'codes-of-address': 5, 'stakes-of-player': 5, 'document-parts-of-player': 4 },
  ...{ 'requests-of-player': 3, 'office-messages-of-player': 4, 'cash-out-rules-of-coupon': 1 },
};
const LOWER = Object.fromEntries(Object.keys(TRIALS).map((name) => [name, LOW[name] ?? 2]));
const boundOf = (name: string): Bound => {
  const bound = BOUNDS.get(name);
  if (bound === undefined) throw new Error(`no bound is called ${name}`);
  return bound;
};
const isStored = ({ status }: Outcome): boolean => status >= 200 && status < 300;

it('[SEC-6] every bound has a trial', () => {
  expect([...BOUNDS.keys()].sort()).toEqual([...Object.keys(TRIALS), ...OF_ALL, ...ALONE].sort());
});

describe('bounds by address, visit, player and day', () => {
  let test: PaymentsApp;
  let addresses = 0;
  beforeAll(async () => {
    test = await startPaymentsApp(ENGINE, {
      ...(!IS_LONG && { TOUCHLINE_BOUNDS: JSON.stringify(LOWER) }),
      GAME_PROVIDERS: JSON.stringify({ [PROVIDER]: { secret: SECRET, frameUrl: 'http://games.test/frame' } }),
    });
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.nowMs = NOON;
  });

  it('[SEC-6] stores name only existing routes', async () => {
    await test.app.ready();
    const named = storesOf(makeModules({ env: {}, mode: 'test', now: () => 0 }))
      .flatMap(({ calls }) => (calls === 'any' ? [] : calls.map(routeOf)))
      .filter((route) => !NO_ROUTES.includes(route));
    const isMissing = (route: string) => {
      const [method = '', url = ''] = route.split(' ');
      return !test.app.hasRoute({ method: method as HTTPMethods, url });
    };
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter(isMissing)).toEqual([]);
  });

  it.each(Object.entries(TRIALS))(
    '[SEC-6] %s: stores up to the bound, then refuses with a reason, drops, or replaces the oldest',
    async (name, begin) => {
      const bound = boundOf(name);
      const most = test.services.bounds.mostOf(bound);
      const player = await test.addPlayer({ money: 100_000_000 });
      const {
        act,
        takes = 1,
        taken = 0,
        stored: [sql, ...params],
        full,
        code = expect.stringMatching(/^too-/) as string,
      } = await begin({ test, player, address: `203.0.113.${(addresses += 1)}` });
      const acts = Math.floor((most - taken * takes) / takes);
      for (let nth = 0; nth < acts; nth += 1) {
        const outcome = await act(nth);
        if (!isStored(outcome)) throw new Error(`${nth + 1} of ${acts}: ${JSON.stringify(outcome)}`);
      }
      const count = async () => (await test.db.query<{ n: number }>(sql, params))[0]?.n ?? 0;
      const before = await count();
      const next = await act(acts);

      expect(before).toBe(full?.(most) ?? taken + acts);
      if (bound.over === 'oldest out' || bound.over === 'dropped') expect(isStored(next)).toBe(true);
      else expect(next).toEqual({ status: bound.over, code, detail: expect.stringMatching(/\w{4}/) });
      if (bound.over === 'oldest out') expect(await count()).toBeLessThanOrEqual(before);
      else expect(await count()).toBe(before);
    },
    TRIAL_TIMEOUT_MS,
  );

  it('[SEC-6] [LIM-1] accepts a stricter limit when looser ones are refused', async () => {
    const player = await test.addPlayer();
    const path = '/limit-service-api/api/external/web/v3';
    const set = (limitValue: number) => test.post(player.token, `${path}/limits`, { limits: [{ limitType: 1, limitValue }] });
    const { limitsData } = (await set(500)).json<{ limitsData: { id: number }[] }>();
    const most = test.services.bounds.mostOf(boundOf('looser-limits-of-player'));
    for (let nth = 0; nth < most; nth += 1) {
      await set(600 + nth);
      await test.post(player.token, `${path}/limitaction`, { id: limitsData[0]?.id, action: 'reject' });
    }

    expect((await set(900)).statusCode).toBe(429);
    expect((await set(400)).statusCode).toBe(200);
  });

  it('[SEC-6] [CP-26] repeats the response to a placement after the player has reached the daily bound on stakes', async () => {
    if (IS_LONG) return;
    const player = await test.addPlayer();
    const most = test.services.bounds.mostOf(boundOf('stakes-of-player'));
    const bets = [test.prices.addGame(65_000)];
    const coupons = Array.from({ length: most + 1 }, () => test.coupon(player, { bets, amount: 100 }));
    const place = async (at: number) => test.post(player.token, '/web-api/coupon/place', coupons[at]);
    const first = await place(0);
    for (let at = 1; at < most; at += 1) expect((await place(at)).statusCode).toBe(200);
    const refused = await place(most);

    expect([first.statusCode, refused.statusCode]).toEqual([200, 429]);
    // The clock is at noon, so the day ends in twelve hours.
    expect(refused.headers['retry-after']).toBe('43200');
    expect((await place(0)).body).toBe(first.body);
    test.clock.nowMs += 12 * 3_600_000;
    const tomorrow = await test.signIn(player.userId);
    expect((await test.post(tomorrow, '/web-api/coupon/place', coupons[most])).statusCode).toBe(200);
  });

  it('[SEC-6] [AC-04] [AC-09] counts rejected files too: does not examine the 41st of a player in an hour', async () => {
    const player = await test.addPlayer();
    const broken = { name: 'a.png', content: Buffer.from('<svg/>').toString('base64') };
    const send = (from: TestPlayer, nth: number) =>
      test.app.inject({
        ...{ method: 'POST', url: '/web-api/payments/v1/enquiries/files', payload: broken },
        remoteAddress: `198.51.100.${nth}`,
        headers: { authorization: `Bearer ${from.token}` },
      });
    const statuses: number[] = [];
    for (let nth = 1; nth <= 41; nth += 1) statuses.push((await send(player, nth)).statusCode);
    const part = { upload: randomUUID(), n: 0, data: 'AAAA' };
    await test.post(player.token, '/web-api/office/documents/part', part);
    const document = await test.post(player.token, '/web-api/office/documents', { upload: part.upload, kind: 'passport', parts: 1 });

    expect(statuses).toEqual([...Array<number>(40).fill(400), 429]);
    expect(document.statusCode).toBe(429);
    expect((await send(await test.addPlayer(), 42)).statusCode).toBe(400);
  });

  it('[SEC-6] does not count calls that are refused for another reason', async () => {
    if (IS_LONG) return;
    const player = await test.addPlayer();
    const send = (text: string) => test.post(player.token, '/web-api/office/manager/message', { text });
    for (let nth = 0; nth < 3; nth += 1) expect((await send('')).statusCode).toBe(400);
    for (let nth = 0; nth < 3; nth += 1)
      expect((await test.post(player.token, '/web-api/office/requests/message', { id: 1, text: 'Hello' })).statusCode).toBe(404);

    expect((await send('Hello')).statusCode).toBe(200);
  });
});

describe('ceilings of tables', () => {
  let test: PaymentsApp;
  const none = { shares: 0, files: 0, 'support-messages': 0 };
  beforeAll(async () => {
    const rows = IS_LONG ? {} : { events: 3, recordings: 3 };
    test = await startPaymentsApp(ENGINE, { TOUCHLINE_BOUNDS: JSON.stringify({ ...rows, ...none }) });
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());

  it.each(['events', 'recordings'])(
    '[SEC-6] %s: a full table evicts its oldest rows',
    async (name) => {
      const most = test.services.bounds.mostOf(boundOf(name));
      const ofCall = name === 'events' && IS_LONG ? 50 : 1;
      const [table, url] =
        name === 'events' ? ['collector_events', '/fatman-api/web'] : ['collector_recordings', '/fatman-api/web/recording'];
      const bodyOf = (visit: string) =>
        name === 'events'
          ? {
              ...{ visit, lang: 'en', build: 'desktop' },
              events: Array.from({ length: ofCall }, () => ({
                id: randomUUID(),
                at: 1,
                name: 'page',
                fields: { route: 'home', section: 'betting' },
              })),
            }
          : { visit, recording: randomUUID(), part: 0, of: 1, data: 'H4sIAAAA' };
      const { headers } = await test.app.inject({
        method: 'POST',
        url: '/web-api/user/cookies-agreement',
        payload: { cookiesAgreeTime: 3 },
      });
      const cookie = `tl-consent=1.3; ${String(headers['set-cookie']).split(';', 1)[0] ?? ''}`;
      const visits = Array.from({ length: most / ofCall + 2 }, () => randomUUID());
      for (const [at, visit] of visits.entries())
        await test.app.inject({
          method: 'POST',
          url,
          remoteAddress: `198.51.100.${at % 250}`,
          headers: { cookie },
          payload: bodyOf(visit),
        });

      const kept = await test.db.query<{ visit: string }>(`select distinct visit from ${table}`);
      expect(new Set(kept.map(({ visit }) => visit))).toEqual(new Set(visits.slice(2)));
    },
    TRIAL_TIMEOUT_MS,
  );

  it.each([
    ['shares', '/bff-api/coupon/shared', { bets: [{ gameId: 1, marketId: 1, outcomeId: 1 }] }],
    ['files', '/web-api/payments/v1/enquiries/files', { name: 'a.png', content: 'AAAA' }],
    ['support-messages', '/support-api/v1/message', { topic: 'other', bet: '', text: 'Hello', lang: 'en', id: randomUUID() }],
  ])('[SEC-6] %s: a full table refuses new rows and stays readable', async (_, url, body) => {
    const player = await test.addPlayer();
    const answer = await test.post(player.token, url, body);

    expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([
      429,
      [{ code: 'too-many-tries', detail: 'There is no room for more at the moment' }],
    ]);
    expect((await test.get(player.token, '/web-api/payments/v1/enquiries')).json()).toEqual([]);
  });
});

describe('messages over the support socket', () => {
  it.each([
    ['support-messages', { 'support-messages': 0 }],
    ['messages-of-conversation', { 'messages-of-conversation': 0 }],
  ])(
    '[SEC-6] [LY-05] %s: refuses a message beyond the bound and keeps the socket open',
    async (_, bounds) => {
      const test = await startPaymentsApp(ENGINE, { TOUCHLINE_BOUNDS: JSON.stringify(bounds) });
      await test.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = test.app.server.address() as AddressInfo;
      const opened = await test.app.inject({ method: 'POST', url: '/support-api/v1/conversation', payload: {} });
      const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
      const socket = new Socket(`ws://127.0.0.1:${port}/support-api/v1/socket?lang=en`, {
        headers: { cookie, origin: `http://127.0.0.1:${port}` },
      });
      const waiting: ((text: string) => void)[] = [];
      socket.on('message', (data: Buffer) => waiting.shift()?.(data.toString()));
      const nextMessage = async () => JSON.parse(await new Promise<string>((resolve) => waiting.push(resolve))) as { type: string };
      const id = randomUUID();
      expect((await nextMessage()).type).toBe('history');

      for (let nth = 0; nth < 2; nth += 1) {
        const answer = nextMessage();
        socket.send(JSON.stringify({ type: 'say', id, text: 'Hello' }));
        expect(await answer).toEqual({ type: 'refused', id, reason: 'too-fast' });
      }
      expect(await test.db.query('select n from support_messages')).toEqual([]);
      socket.terminate();
      await test.close();
    },
    START_TIMEOUT_MS,
  );
});

describe('combinations of the bet builder', () => {
  const startWith = async (bounds: Record<string, number>): Promise<{ test: TestApp; keep: (at: number) => Promise<number> }> => {
    const engine = createEngine({ now: () => NOON, seed: 7, champIds: [115] });
    const test = await testAppOn(
      await openTestDb(ENGINE),
      { ...TEST_ENV, TOUCHLINE_QUOTES: 'optional', TOUCHLINE_BOUNDS: JSON.stringify(bounds) },
      (list) => list.map((make, at) => (MODULES[at] === betting ? bettingAt(enginePrices(engine), engine) : make)),
    );
    const games = [...engine.games()].filter(({ section }) => section === 'line');
    const keep = async (at: number) => {
      const legs = (games[at]?.main.markets ?? [])
        .slice(0, 3)
        .map(({ id: marketId, outcomes }) => ({ gameId: games[at]?.id, marketId, outcomeId: outcomes[0]?.id }));
      const answers = [];
      for (const pair of [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const)
        answers.push(
          await test.app.inject({ method: 'POST', url: '/bff-api/coupon/builder/kept', payload: { legs: pair.map((leg) => legs[leg]) } }),
        );
      return Math.max(...answers.map(({ statusCode }) => statusCode));
    };
    return { test, keep };
  };

  it.each([
    ['combinations-of-address', { 'combinations-of-address': 6 }, 6],
    ['combinations', { combinations: 0 }, 0],
  ])(
    '[SEC-6] %s: refuses with 429 once the bound is reached',
    async (_, bounds, most) => {
      const { test, keep } = await startWith(bounds);
      const statuses: number[] = [];
      for (let at = 0; at < 6; at += 1) statuses.push(await keep(at));
      const [row] = await test.db.query<{ n: number }>('select count(*)::int as n from builder_combinations');
      await test.close();

      expect(statuses.at(-1)).toBe(429);
      expect(row?.n ?? 0).toBeLessThanOrEqual(most);
    },
    START_TIMEOUT_MS,
  );
});
