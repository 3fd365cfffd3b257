import fastify, { type FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { createAdmission } from './admission.ts';
import { createCostLimit } from './cost-limit.ts';
import { guardLoad } from './guard-load.ts';
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
    const enter = (name: string) => admission.enter().then((isIn) => log.push(`${name} ${isIn}`));

    await Promise.all([enter('one'), enter('two')]);
    const waiting = [enter('three'), enter('four')];
    await enter('five');
    expect(log).toEqual(['one true', 'two true', 'five false']);
    admission.leave();
    admission.leave();
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

    expect(await admission.enter()).toBe(true);
    expect(await admission.enter()).toBe(false);
    admission.leave();
    expect(await admission.enter()).toBe(true);
  });

  it('[SRV-3] accepts connections before the queue continues, for 64 ticks at most', async () => {
    let connections = 0;
    const admission = createAdmission({
      ...{ slots: 1, longestQueue: 1, waitMs: 60_000, turnMs: 1000 },
      accepted: () => connections,
      now: () => 0,
    });
    /** Number of ticks until the waiting request gets the slot, when connections arrive in so many of them. */
    const turnsUntilIn = async (comeFor: number): Promise<number> => {
      let isIn = false;
      void admission.enter().then(() => (isIn = true));
      admission.leave();
      for (let turns = 0; ; turns += 1) {
        if (isIn) return turns;
        if (turns < comeFor) connections += 1;
        await new Promise((resume) => setImmediate(resume));
      }
    };
    expect(await admission.enter()).toBe(true);
    await new Promise((resume) => setImmediate(resume));

    expect(await turnsUntilIn(0)).toBe(1);
    expect(await turnsUntilIn(10)).toBe(11);
    expect(await turnsUntilIn(1000)).toBe(65);
  });

  it('[SRV-3] starts requests for a limited time in one tick of the event loop, then one per tick', async () => {
    const clock = { ms: 0 };
    const admission = createAdmission({ slots: 100, longestQueue: 3, waitMs: 60_000, turnMs: 15, accepted: () => 0, now: () => clock.ms });
    const log: string[] = [];
    // Each is synchronous and takes ten milliseconds.
    const ask = async (name: string): Promise<void> => {
      const isIn = await admission.enter();
      log.push(`${name} ${isIn}`);
      if (!isIn) return;
      clock.ms += 10;
      admission.leave();
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
    costOf: () => 1,
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
      costOf: (request) => (request.url === '/status' ? 0 : 10),
      perSecond: 10,
      burst: 50,
      admission: { slots: 3, longestQueue: 0, waitMs: 10, turnMs: 1000 },
      now: () => performance.now(),
    });
    app.get('/status', async () => 'ok');
    app.get('/slow', () => new Promise<string>((done) => goOn.add(() => done('ok'))));
    app.get('/quick', async () => 'ok');
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
    for (const go of goOn) go();

    expect([shed.status, shed.headers.get('retry-after'), status.status]).toEqual([503, '1', 200]);
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
});
