import type { FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEdge } from '../app.ts';
import { aPage, aRegistry, fakeBundles, someSettings } from '../testing/fakes.ts';
import { backendOrigins, createBackends, maySendAgain } from './backends.ts';

const A = 'http://10.0.0.1:4300';
const B = 'http://10.0.0.2:4300';
const C = 'http://10.0.0.3:4300';
const refused = () => Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) });
const reset = () => Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error('cut'), { code: 'ECONNRESET' }) });

describe('the list', () => {
  it('[CFG-1] accepts commas, spaces and trailing slashes', () => {
    expect(backendOrigins(`${A}/, ${B} ${A}`)).toEqual([A, B]);
  });
  it.each(['', 'localhost:4300', `${A}/api`, 'ftp://10.0.0.1'])('[CFG-1] rejects %j', (text) => {
    expect(() => backendOrigins(text)).toThrow('BACKEND_URL');
  });
});

describe('the choice', () => {
  it('[SRV-2] rotates, without affinity', () => {
    const { pick } = createBackends([A, B, C]);
    expect([pick(), pick(), pick(), pick()]).toEqual([B, C, A, B]);
  });

  it('[SRV-2] skips a backend that reports not ready, and includes it again once it is ready', async () => {
    let isReady = false;
    const ask = (async (url: string) => new Response('', { status: url.startsWith(B) && !isReady ? 503 : 200 })) as typeof fetch;
    const backends = createBackends([A, B], { ask });
    backends.watch();
    await new Promise((done) => setImmediate(done));
    expect([backends.pick(), backends.pick(), backends.pick()]).toEqual([A, A, A]);
    isReady = true;
    backends.stop();
    createBackends([A], { ask }).watch(); // a single backend is not watched
    backends.watch();
    await new Promise((done) => setImmediate(done));
    backends.stop();
    expect(new Set([backends.pick(), backends.pick()])).toEqual(new Set([A, B]));
  });

  it('[SRV-2] skips a backend that fails three times in a row although it reports ready, for longer each time', () => {
    let nowMs = 0;
    const backends = createBackends([A, B], { now: () => nowMs });
    const fail = () => [500, 502, 504].forEach((status) => backends.answered(B, status));
    backends.answered(B, 500);
    backends.answered(B, 500);
    backends.answered(B, 200);
    backends.answered(B, 500);
    expect(backends.states()[1]?.state).toBe('ready');
    backends.answered(B, 200);
    fail();
    expect(backends.states()[1]?.state).toBe('aside');
    nowMs = 5001;
    expect(backends.states()[1]?.state).toBe('ready');
    fail();
    nowMs = 15_000;
    expect(backends.states()[1]?.state).toBe('aside');
    nowMs = 15_002;
    expect(backends.states()[1]?.state).toBe('ready');
  });

  it('[SRV-3] does not skip a backend that reports overload', () => {
    const backends = createBackends([A, B]);
    for (let n = 0; n < 10; n += 1) backends.answered(B, 503);
    expect(backends.states()[1]?.state).toBe('ready');
  });

  it('[SRV-2] still sends when none is ready, because the checks may be wrong', () => {
    const backends = createBackends([A, B]);
    backends.failed(A);
    backends.failed(B);
    expect([backends.pick(), backends.pick()].sort()).toEqual([A, B]);
  });
});

describe('a request that is not answered', () => {
  it('[BET-1] is retried if no backend received it, or if repeating it is safe', () => {
    expect(maySendAgain('POST', refused())).toBe(true);
    expect(maySendAgain('POST', reset())).toBe(false);
    expect(maySendAgain('GET', reset())).toBe(true);
    const lost = (syscall: string) => Object.assign(new Error('no route'), { code: 'EHOSTUNREACH', syscall });
    expect(maySendAgain('POST', lost('connect'))).toBe(true);
    expect(maySendAgain('POST', lost('read'))).toBe(false); // the connection was open, so the request may have arrived
    expect(maySendAgain('GET', Object.assign(new Error('late'), { name: 'TimeoutError' }))).toBe(false);
  });

  it('[SRV-2] goes to another backend with its body', async () => {
    const received: string[] = [];
    const send = async (request: Request) => {
      if (request.url.startsWith(B)) throw refused();
      received.push(`${request.method} ${request.url} ${await request.text()}`);
      return new Response('fine');
    };
    const backends = createBackends([A, B], { send });
    for (let n = 0; n < 3; n += 1)
      expect(await (await backends.send(new Request('http://site.test/x?y=1', { method: 'POST', body: 'bet' }))).text()).toBe('fine');
    expect(received).toEqual(Array.from({ length: 3 }, () => `POST ${A}/x?y=1 bet`));
  });
});

describe('the edge with two backends', () => {
  let servers: Server[] = [];
  let edge: FastifyInstance | undefined;
  const calls: string[] = [];
  afterEach(async () => {
    await edge?.close();
    for (const server of servers) server.closeAllConnections();
    await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    servers = [];
    calls.splice(0);
  });

  const backend = (name: string, answer: (url: string) => number = () => 200): Promise<string> => {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        if (request.url !== '/readyz') calls.push(`${name} ${request.method} ${request.url} ${body} ${request.headers.host}`);
        const status = request.url === '/readyz' ? 200 : answer(request.url ?? '');
        if (status === 0) return request.socket.destroy();
        return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ name }));
      });
    });
    servers.push(server);
    return new Promise((done) => server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)));
  };
  const start = async (origins: string[]): Promise<FastifyInstance> => {
    const settings = someSettings({ backend: origins[0] ?? '', backends: origins });
    // No health checks: on a busy machine a late one would change the rotation.
    const backends = { ...createBackends(origins), watch: () => undefined };
    edge = await createEdge({ settings, backends, registry: { current: () => aRegistry() }, bundles: fakeBundles(() => aPage()) });
    edge.log.level = 'silent';
    return edge;
  };
  const POST = {
    method: 'POST',
    url: '/web-api/coupon/place',
    payload: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  } as const;

  it('[SRV-2] alternates calls between both, each under its own host name', async () => {
    const origins = [await backend('one'), await backend('two')];
    const app = await start(origins);
    for (let n = 0; n < 4; n += 1) expect((await app.inject('/web-api/account/list?lang=en')).statusCode).toBe(200);
    expect(calls.map((one) => one.split(' ')[0]).sort()).toEqual(['one', 'one', 'two', 'two']);
    expect(
      calls.every(
        (one) => one.includes('/web-api/account/list?lang=en') && origins.some((origin) => origin.endsWith(one.split(' ').at(-1) ?? '-')),
      ),
    ).toBe(true);
  });

  it('[BET-1] [SRV-2] a bet that a dead backend never received is placed at the other one, once and whole', async () => {
    const dead = await backend('dead');
    servers.pop()?.close();
    const app = await start([dead, await backend('two')]);
    for (let n = 0; n < 4; n += 1) expect((await app.inject(POST)).json()).toEqual({ name: 'two' });
    expect(calls.map((one) => one.split(' ').slice(0, 4).join(' '))).toEqual(
      Array.from({ length: 4 }, () => 'two POST /web-api/coupon/place {"a":1}'),
    );
  });

  it('[BET-1] a bet that a backend may have received is not retried and not called undone; a read is retried', async () => {
    const cutting = await backend('one', () => 0);
    const app = await start([cutting, cutting.replace('127.0.0.1', 'localhost')]);
    expect((await app.inject(POST)).statusCode).toBe(502);
    expect(calls).toHaveLength(1);
    calls.splice(0);
    expect((await app.inject('/web-api/account/list?lang=en')).statusCode).toBe(503);
    expect(calls).toHaveLength(2);
  });

  it('[BET-1] [SRV-5] a bet that no backend received gets 503 with Retry-After, as does one that a backend refuses without', async () => {
    const dead = [await backend('one'), await backend('two')];
    for (const server of servers.splice(0)) server.close();
    const refusing = await backend('three', () => 503);
    for (const origins of [dead, [refusing]]) {
      const { statusCode, headers } = await (await start(origins)).inject(POST);
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
      await edge?.close();
    }
  });

  it('[SRV-2] is ready while one of them is', async () => {
    const dead = await backend('dead');
    servers.pop()?.close();
    const app = await start([dead, await backend('two')]);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});
