import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { letVisitorsGo } from './close-gently.ts';
import { createWebApp, createWebServer } from './create-listener.ts';
import type { ListenerTerms } from './guard-listener.ts';

/** More than the buffers of both sockets hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');
const WAITING = 40;

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

async function ofFastify(answer: Answer, terms: ListenerTerms): Promise<Server> {
  const app = createWebApp({}, terms);
  app.get('/*', (request, reply) => {
    reply.hijack();
    answer(request.raw, reply.raw);
  });
  await app.listen({ port: 0 });
  return app.server;
}
async function plain(answer: Answer, terms: ListenerTerms): Promise<Server> {
  const server = createWebServer((request, response) => void answer(request, response), terms);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

const REQUEST = 'GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n';
const reported: unknown[] = [];
const onError = (error: unknown): void => void reported.push(error);
beforeEach(() => {
  reported.length = 0;
});

const visit = (server: Server): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
/** All that a visitor reads until the connection is closed, and how it was closed. */
async function readAll(visitor: Socket): Promise<{ text: string; isReset: boolean }> {
  const read: Buffer[] = [];
  let isReset = false;
  visitor.on('data', (chunk: Buffer) => read.push(chunk)).on('error', () => (isReset = true));
  await once(visitor, 'close');
  return { text: Buffer.concat(read).toString(), isReset };
}
const answered = { text: expect.stringMatching(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*connection: close\r\n/i), isReset: false };
const closed = (server: Server) => new Promise((done) => server.close(done));

describe.each([
  ['a Fastify server', ofFastify],
  ['a plain server', plain],
])('%s', (_, start) => {
  it('[SRV-1] answers all connections that the kernel holds when it closes', async () => {
    const server = await start((__, response) => response.end('page'), { onError });
    const visitors = Array.from({ length: WAITING }, () => visit(server));
    for (const visitor of visitors) visitor.write(REQUEST);
    const read = Promise.all(visitors.map(readAll));
    // Node has accepted one of them at most.
    await once(server, 'connection');
    const over = closed(server);

    expect(await read).toEqual(visitors.map(() => answered));
    await over;
    expect(reported).toEqual([]);
  });

  it('[SRV-1] answers a request that arrives on an idle connection while it closes', async () => {
    const server = await start((__, response) => response.end('page'), { onError });
    const visitor = visit(server);
    visitor.write(REQUEST);
    await once(visitor, 'data');
    const read = readAll(visitor);
    visitor.write(REQUEST);
    const over = closed(server);

    expect(await read).toEqual(answered);
    await over;
  });

  it('[SRV-1] answers a request that follows on a connection opened before', async () => {
    const server = await start((__, response) => response.end('page'), { onError });
    const visitor = visit(server);
    const read = readAll(visitor);
    await once(server, 'connection');
    const over = closed(server);
    while (server.listening) await turn();
    visitor.write(REQUEST);

    expect(await read).toEqual(answered);
    await over;
  });

  it('[SRV-1] finishes an answer that is being read, and one that is being made', async () => {
    let finish = (): void => undefined;
    const server = await start(
      ({ url }, response) => (url === '/large' ? response.end(LARGE) : (finish = () => void response.end('page'))),
      { onError },
    );
    const [reader, waiter] = [visit(server), visit(server)];
    reader.pause().write(REQUEST.replace('/page', '/large'));
    await once(server, 'request');
    waiter.write(REQUEST);
    await once(server, 'request');
    const over = closed(server);
    while (server.listening) await turn();
    finish();
    const [large, made] = await Promise.all([readAll(reader.resume()), readAll(waiter)]);

    expect(large.text.length).toBeGreaterThan(LARGE.length);
    expect(made).toEqual(answered);
    await over;
    expect(reported).toEqual([]);
  });

  it('[SRV-1] closes all the same for visitors who send nothing, half a request, or read nothing', async () => {
    const server = await start((__, response) => response.end(LARGE), { onError, closeWithinMs: 100 });
    const [silent, half, deaf] = [visit(server), visit(server), visit(server)];
    half.write('GET /');
    deaf.pause().write(REQUEST);
    await once(server, 'request');

    await closed(server);

    expect(reported).toEqual([new Error('Connections cut at the stop, because their visitors sent or read too slowly: 1')]);
    for (const visitor of [silent, half, deaf]) visitor.destroy();
  });

  it('[SRV-1] ends a connection after its next answer once visitors are let go', async () => {
    const server = await start((__, response) => response.end('page'), { onError });
    const visitor = visit(server);
    visitor.write(REQUEST);
    const [first] = (await once(visitor, 'data')) as [Buffer];
    letVisitorsGo(server);
    const read = readAll(visitor);
    visitor.write(REQUEST);

    expect(first.toString()).not.toMatch(/\r\nconnection: close\r\n/i);
    expect(await read).toEqual(answered);
    await closed(server);
  });
});
