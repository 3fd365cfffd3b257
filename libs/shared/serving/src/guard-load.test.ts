import fastify, { type FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { createAdmission, type Slot } from './admission.ts';
import { createCostLimit } from './cost-limit.ts';
import { guardLoad } from './guard-load.ts';
import { holdRefusals } from './held-refusals.ts';
import { createRouteTable } from './route-table.ts';
import { trustedProxies } from './trusted-proxies.ts';

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

describe('points of an address', () => {
  it('[SRV-3] are taken by cost, refill with time, and never exceed the burst', () => {
    const clock = { ms: 0 };
    const limit = createCostLimit({ perSecond: 10, burst: 30, now: () => clock.ms });

    expect([limit.take('a', 10), limit.take('a', 10), limit.take('a', 10), limit.take('a', 10)]).toEqual([0, 0, 0, 1]);
    expect(limit.take('b', 30)).toBe(0);
    clock.ms += 999;
    expect(limit.take('a', 10)).toBe(1);
    clock.ms += 1;
    expect([limit.take('a', 10), limit.take('a', 1)]).toEqual([0, 1]);
    clock.ms += 3_600_000;
    expect([limit.take('a', 30), limit.take('a', 25)]).toEqual([0, 3]);
  });

  it('[SRV-3] are remembered for 50,000 addresses, which limits their memory', () => {
    const limit = createCostLimit({ perSecond: 1, burst: 1, now: () => 0 });
    expect([limit.take('first', 1), limit.take('first', 1)]).toEqual([0, 1]);
    for (let at = 0; at < 50_000; at += 1) limit.take(`address-${at}`, 1);

    // The least recently used address was forgotten; the last one was not.
    expect([limit.take('first', 1), limit.take('address-49999', 1)]).toEqual([0, 1]);
  });
});

describe('admission', () => {
  it('[SRV-3] runs requests in its slots, queues some in order, and refuses the others at once', async () => {
    const admission = createAdmission({
      slots: 2,
      longestQueue: 2,
      waitMs: 60_000,
      turnMs: 60_000,
      accepted: () => 0,
      now: () => performance.now(),
    });
    const log: string[] = [];
    const enter = (name: string): Promise<Slot | undefined> =>
      admission.enter().then((slot) => (log.push(`${name} ${slot !== undefined}`), slot));

    const [one, two] = await Promise.all([enter('one'), enter('two')]);
    const waiting = [enter('three'), enter('four')];
    await enter('five');
    expect(log).toEqual(['one true', 'two true', 'five false']);
    one?.leave();
    two?.leave();
    await Promise.all(waiting);

    expect(log.slice(3)).toEqual(['three true', 'four true']);
  });

  it('[SRV-3] limits the wait, and does not lose a slot that is granted too late', async () => {
    const admission = createAdmission({
      slots: 1,
      longestQueue: 5,
      waitMs: 10,
      turnMs: 60_000,
      accepted: () => 0,
      now: () => performance.now(),
    });

    const slot = await admission.enter();
    expect(slot).toBeDefined();
    expect(await admission.enter()).toBeUndefined();
    slot?.leave();
    expect(await admission.enter()).toBeDefined();
  });

  it('[SRV-3] accepts connections before the queue continues, for 64 ticks at most', async () => {
    let connections = 0;
    let slot: Slot | undefined;
    const admission = createAdmission({
      ...{ slots: 1, longestQueue: 1, waitMs: 60_000, turnMs: 1000 },
      accepted: () => connections,
      now: () => 0,
    });
    /** Number of ticks until the waiting request gets the slot, when connections arrive in so many of them. */
    const turnsUntilIn = async (comeFor: number): Promise<number> => {
      let isIn = false;
      void admission.enter().then((next) => {
        isIn = true;
        slot = next;
      });
      slot?.leave();
      for (let turns = 0; ; turns += 1) {
        if (isIn) return turns;
        if (turns < comeFor) connections += 1;
        await new Promise((resume) => setImmediate(resume));
      }
    };
    slot = await admission.enter();
    expect(slot).toBeDefined();
    await new Promise((resume) => setImmediate(resume));

    expect(await turnsUntilIn(0)).toBe(1);
    expect(await turnsUntilIn(10)).toBe(11);
    expect(await turnsUntilIn(1000)).toBe(65);
  });

  it('[SRV-3] starts requests for a limited time in one tick of the event loop, then one per tick', async () => {
    const clock = { ms: 0 };
    const admission = createAdmission({ slots: 2, longestQueue: 1, waitMs: 60_000, turnMs: 15, accepted: () => 0, now: () => clock.ms });
    const log: string[] = [];
    // Each is synchronous and takes ten milliseconds.
    const ask = async (name: string): Promise<void> => {
      const slot = await admission.enter();
      log.push(`${name} ${slot !== undefined}`);
      if (slot === undefined) return;
      clock.ms += 10;
      slot.leave();
    };

    const pending: Promise<void>[] = [];
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
      pending.push(ask(name));
      for (let step = 0; step < 5; step += 1) await Promise.resolve();
    }
    expect(log).toEqual(['one true', 'two true', 'six false']);
    const turns: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise((resume) => setImmediate(resume));
      turns.push(log.slice(3).join());
    }
    await Promise.all(pending);

    expect(turns).toEqual(['three true', 'three true,four true', 'three true,four true,five true', 'three true,four true,five true']);
  });
});

/** Sends a request on a new connection. @returns the status. */
const askOnce = (port: number): Promise<number> =>
  new Promise((done, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /busy HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => done(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])));
  });

it('[SRV-3] [SRV-1] accepts and answers many new connections at once, rather than one per tick', async () => {
  const app = fastify();
  guardLoad(app, {
    isTrusted: () => true,
    tollOf: () => ({ cost: 1 }),
    refusalText: () => ({ headers: {}, body: '' }),
    perSecond: 1,
    burst: 1,
    admission: { slots: 10, longestQueue: 4, waitMs: 60_000, turnMs: 1 },
    now: () => performance.now(),
  });
  app.get('/busy', (_request, reply) => {
    // Blocks the process, as rendering a page does.
    for (const until = performance.now() + 5; performance.now() < until;);
    return reply.send('ok');
  });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

  const statuses = await Promise.all(Array.from({ length: 200 }, () => askOnce(port)));
  await app.close();

  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(150);
});

describe('a burst and a crowd', () => {
  /** An admission whose requests run one at a time for `workMs`, on a clock that only this test moves. */
  function openServer(workMs: number) {
    const clock = { ms: 0 };
    const terms = { slots: 64, longestQueue: 256, waitMs: 250, turnMs: 15, accepted: () => 0, now: () => clock.ms };
    const admission = createAdmission(terms);
    let free = Promise.resolve();
    /** @returns how long the request took; undefined if it was refused. */
    const ask = async (): Promise<number | undefined> => {
      const beganMs = clock.ms;
      const slot = await admission.enter();
      if (slot === undefined) return undefined;
      const mine = free.then(() => {
        clock.ms += workMs;
        jest.advanceTimersByTime(workMs);
      });
      free = mine;
      await mine;
      slot.leave();
      return clock.ms - beganMs;
    };
    return { admission, ask, clock };
  }
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());

  it.each([1, 15, 400])('[SRV-3] an idle server refuses none of twenty parallel calls that take %i ms each', async (workMs) => {
    const { ask } = openServer(workMs);
    expect(await Promise.all(Array.from({ length: 5 }, ask))).not.toContain(undefined);
    expect(await Promise.all(Array.from({ length: 20 }, ask))).not.toContain(undefined);
  });

  it('[SRV-3] refuses none of nine clients who ask again at once, also after a crowd', async () => {
    const { ask, clock } = openServer(5);
    const loop = async (untilMs: number): Promise<number> => {
      let refused = 0;
      while (clock.ms < untilMs) {
        if ((await ask()) !== undefined) continue;
        refused += 1;
        await new Promise((resume) => setImmediate(resume));
      }
      return refused;
    };
    const crowd = await Promise.all(Array.from({ length: 300 }, () => loop(4_000)));
    expect(crowd.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
    const few = await Promise.all(Array.from({ length: 9 }, () => loop(clock.ms + 4_000)));
    expect(few).toEqual(Array.from({ length: 9 }, () => 0));
  });

  it('[SRV-3] refuses the head of the queue as well when no request ends', async () => {
    const clock = { ms: 0 };
    const admission = createAdmission({ slots: 1, longestQueue: 5, waitMs: 250, turnMs: 15, accepted: () => 0, now: () => clock.ms });
    expect(await admission.enter()).toBeDefined();
    const waiting = admission.enter();
    clock.ms = 1_999;
    jest.advanceTimersByTime(250);
    clock.ms = 2_000;
    jest.advanceTimersByTime(250);
    expect(await waiting).toBeUndefined();
  });

  it.each([1, 5, 30])(
    '[SRV-3] answers admitted calls quickly while three hundred clients ask again at once; each call takes %i ms',
    async (workMs) => {
      const { ask, clock } = openServer(workMs);
      const times: number[] = [];
      let refused = 0;
      const runsMs = Math.max(6_000, workMs * 600);
      const client = async (): Promise<void> => {
        while (clock.ms < runsMs) {
          const beganMs = clock.ms;
          const ms = await ask();
          if (ms === undefined) {
            refused += 1;
            await new Promise((resume) => setTimeout(resume, 100));
          }
          // The first moments are the burst.
          else if (beganMs > runsMs / 2) times.push(ms);
        }
      };
      const clients = Promise.all(Array.from({ length: 300 }, client));
      let isOver = false;
      void clients.then(() => (isOver = true));
      while (!isOver) {
        await new Promise((resume) => setImmediate(resume));
        // Those who were refused continue when all others wait.
        if (clock.ms >= runsMs) jest.advanceTimersByTime(100);
      }

      const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
      expect(refused).toBeGreaterThan(0);
      expect((times.length * workMs) / (runsMs / 2)).toBeGreaterThan(0.9);
      // Four clients take four times the work.
      expect(p99).toBeLessThanOrEqual(4 * 4 * workMs);
    },
  );
});

describe('held refusals', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const open = () => {
    const sent: number[] = [];
    const refusals = holdRefusals({ holdMs: 100, perSecond: 600, most: 500 }, () => performance.now());
    const hold = (at: number) => refusals.hold(() => void sent.push(at));
    return { sent, refusals, hold };
  };

  it('[SRV-3] are sent after a tenth of a second, in order, and no more than the rate allows', () => {
    const { sent, hold } = open();
    for (let at = 0; at < 300; at += 1) hold(at);
    jest.advanceTimersByTime(99);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(301);
    expect(sent.length).toBeGreaterThan(150);
    expect(sent.length).toBeLessThanOrEqual(240);
    jest.advanceTimersByTime(300);
    expect(sent).toEqual(Array.from({ length: 300 }, (_, at) => at));
  });

  it('[SRV-3] are limited in number, and forgotten with their visitor', () => {
    const { sent, hold } = open();
    const forgets = Array.from({ length: 500 }, (_, at) => hold(at));
    expect(hold(500)).toBeUndefined();
    for (const forget of forgets) forget?.();
    expect(hold(501)).toBeDefined();
    jest.advanceTimersByTime(2_000);
    expect(sent).toEqual([501]);
  });

  it('[SRV-1] are sent at once when the process stops', () => {
    const { sent, refusals, hold } = open();
    hold(1);
    refusals.release();
    hold(2);
    expect(sent).toEqual([1, 2]);
  });
});

it('[SRV-3] finds routes before the framework: by method and literal path, parameters by their place', () => {
  const table = createRouteTable();
  table.add({ method: 'POST', path: '/rounds/:round/moves', config: 'move' });
  table.add({ method: 'GET', path: '/rounds/:round', config: 'round' });
  table.add({ method: 'GET', path: '/rounds/latest', config: 'latest' });
  table.add({ method: 'GET', path: '/files/*', config: 'file' });

  expect(
    [
      ['POST', '/rounds/7/moves'],
      ['POST', '/rounds/7/moves?x=1'],
      ['GET', '/rounds/7#top'],
      ['GET', '/rounds/latest'],
      ['GET', '/rounds/7/moves'],
      ['GET', '/rounds/'],
      ['GET', '/%72ounds/7'],
      ['GET', '/files/a'],
    ].map(([method = '', url = '']) => table.find(method, url)),
  ).toEqual(['move', 'move', 'round', 'latest', undefined, undefined, undefined, undefined]);
});

describe('a server under load', () => {
  let app: FastifyInstance;
  let url: string;
  const goOn = new Set<() => void>();

  beforeAll(async () => {
    app = fastify({ trustProxy: true, forceCloseConnections: true });
    app.setErrorHandler((error: { statusCode?: number; retryAfterSeconds?: number }, _request, reply) =>
      reply
        .code(error.statusCode ?? 500)
        .header('retry-after', String(error.retryAfterSeconds))
        .send(),
    );
    guardLoad(app, {
      isTrusted: trustedProxies('loopback'),
      tollOf: ({ url, config }) => ({
        cost: url === '/status' ? 0 : url === '/light' ? 1 : 10,
        isLight: url === '/light',
        isProtected: (config as { protects?: string } | undefined)?.protects !== undefined,
      }),
      refusalText: ({ message }) => ({ headers: { 'x-from': 'before' }, body: message }),
      perSecond: 10,
      burst: 50,
      admission: { slots: 3, longestQueue: 0, waitMs: 10, turnMs: 1000 },
      now: () => performance.now(),
    });
    app.get('/status', async () => 'ok');
    app.get('/slow', () => new Promise<string>((done) => goOn.add(() => done('ok'))));
    app.get('/quick', async () => 'ok');
    app.get('/light', async () => 'ok');
    app.get('/rounds/:id/moves', { config: { protects: 'round' } }, async () => 'ok');
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const go of goOn) go();
    goOn.clear();
  });
  afterAll(() => app.close());

  const ask = (path: string, address?: string, signal?: AbortSignal) =>
    fetch(`${url}${path}`, {
      ...(signal && { signal }),
      headers: address === undefined ? {} : { 'x-forwarded-for': address },
    });
  const running = async (count: number): Promise<void> => {
    while (goOn.size < count) await pause(1);
  };

  it('[SRV-3] sheds load with 503 and Retry-After, and always answers free requests', async () => {
    const slow = [1, 2, 3].map(() => ask('/slow'));
    await running(3);

    const shed = await ask('/quick');
    const status = await ask('/status');
    const move = await ask('/rounds/7/moves');
    const light = await ask('/light');
    for (const go of goOn) go();

    expect([shed.status, shed.headers.get('retry-after'), status.status, move.status, light.status]).toEqual([503, '1', 200, 200, 200]);
    // Refused before the framework: no hook or error handler has seen it.
    expect([shed.headers.get('x-from'), await shed.text()]).toEqual([
      'before',
      'There is too much to do right now, please try again in a moment',
    ]);
    expect((await Promise.all(slow)).map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await ask('/quick')).status).toBe(200);
  });

  it('[SRV-3] a visitor who leaves releases the slot', async () => {
    const leaving = new AbortController();
    const slow = [1, 2, 3].map(() => ask('/slow', undefined, leaving.signal).catch(() => 'left'));
    await running(3);
    leaving.abort();
    await Promise.all(slow);

    let status = 503;
    for (const until = performance.now() + 10_000; status !== 200 && performance.now() < until;) status = (await ask('/quick')).status;
    expect(status).toBe(200);
  });

  it('[SRV-3] a visitor has a limit, which other visitors and trusted machines do not share', async () => {
    const statuses = async (address: string | undefined, count: number) => {
      const seen: number[] = [];
      for (let at = 0; at < count; at += 1) seen.push((await ask('/quick', address)).status);
      return seen;
    };

    const greedy = await statuses('203.0.113.7', 20);
    expect(greedy.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(greedy.filter((status) => status === 429).length).toBeGreaterThan(5);
    expect((await ask('/quick', '203.0.113.7')).headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await statuses('203.0.113.8', 5)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(await statuses(undefined, 20))).toEqual(new Set([200]));
    expect((await ask('/status', '203.0.113.7')).status).toBe(200);
  });

  it('[SRV-3] requests that take little do not queue, and have their points taken', async () => {
    const statuses: number[] = [];
    while (!statuses.includes(429)) statuses.push((await ask('/light', '203.0.113.10')).status);
    expect(statuses.length).toBeGreaterThan(50);
  });

  it('[SRV-3] calls that close or protect have separate points, which other calls do not use up', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await ask('/quick', '203.0.113.9')).status);
    expect(statuses).toContain(429);

    expect((await ask('/rounds/7/moves', '203.0.113.9')).status).toBe(200);
    const many: number[] = [];
    for (let at = 0; at < 10; at += 1) many.push((await ask('/rounds/7/moves', '203.0.113.9')).status);
    expect(many).toContain(429);
  });
});
