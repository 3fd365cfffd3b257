import fastify, { type FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { guardLoad } from './guard-load.ts';
import { trustedProxies } from './trusted-proxies.ts';

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));

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
