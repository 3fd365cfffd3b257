import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import { connect, type AddressInfo, type Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { createSocketServer, createWebApp, createWebServer } from './create-listener.ts';
import { takeUpgrades } from './guard-listener.ts';
import { listenersOf, provoke, SOCKET_REQUESTS, SOCKET_TRIAL_MS } from './testing.ts';

const reported: unknown[] = [];
const report = (error: unknown): void => void reported.push(error);
let opened: { close: () => unknown }[] = [];
const listening = listenersOf();

beforeEach(() => {
  reported.length = 0;
  opened = [];
});
afterEach(async () => {
  for (const one of opened) await one.close();
});
afterAll(() => listening.stop());

const portOf = (server: Server | NetServer): number => (server.address() as AddressInfo).port;
const closing = (server: Server | NetServer) => ({
  close: () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  },
});

/** A site whose socket at `/socket` is answered some ticks later, as if it waited for another service. */
async function startApp(upgrade: (request: IncomingMessage, socket: Duplex) => void): Promise<FastifyInstance> {
  const app = createWebApp({}, { headers: { 'x-content-type-options': 'nosniff' }, onError: report, closeWithinMs: 0 });
  app.get('/*', async () => 'page');
  takeUpgrades(app.server, '/socket');
  app.server.on('upgrade', upgrade);
  takeUpgrades(app.server, '/closed', () => ({ status: 429, code: 'too-many-tries', detail: 'Too many sockets from here.' }));
  await app.listen({ port: 0 });
  opened.push(app);
  return app;
}
const accepted = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
const acceptLate = (_: IncomingMessage, socket: Duplex): void => void setImmediate(() => setImmediate(() => socket.end(accepted)));

async function startBare(): Promise<Server> {
  const server = createWebServer(
    ({ url }, response) => {
      if (url === '/throws') throw new Error('thrown');
      if (url === '/rejects') return Promise.reject(new Error('rejected'));
      if (url === '/late') return Promise.resolve(response.writeHead(200)).then(() => Promise.reject(new Error('in the middle')));
      return void response.end('page');
    },
    { onError: report },
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  opened.push(closing(server));
  return server;
}

/** Everything that the server writes to a connection on which these bytes were sent. */
const raw = (port: number, bytes: string): Promise<string> =>
  new Promise((done) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => done(text));
  });
const get = (path: string, ...lines: string[]): string => [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
const HOST = 'Host: localhost';
const SOCKET = ['Connection: Upgrade', 'Upgrade: websocket'];
const statusOf = (answer: string): number => Number(answer.split(' ', 2)[1]);

it.each([
  ['another path', get('/en', HOST, ...SOCKET), 404],
  ['a path of two slashes', get('//', HOST, ...SOCKET), 404],
  ['another spelling', get('/socke%74', HOST, ...SOCKET), 404],
  ['a target that is no path', get('http://[', HOST, ...SOCKET), 400],
  ['a path that is too long', get(`/${'a'.repeat(3000)}`, HOST, ...SOCKET), 400],
  ['a host that is none', get('/socket', 'Host: a b', ...SOCKET), 400],
  ['two hosts', get('/socket', HOST, 'Host: evil.test', ...SOCKET), 400],
  ['another protocol', get('/socket', HOST, 'Connection: Upgrade', 'Upgrade: irc'), 426],
  ['a handler that refuses it', get('/closed', HOST, ...SOCKET), 429],
  ['another method', get('/socket', HOST, ...SOCKET).replace('GET', 'POST'), 400],
])('[SEC-5] rejects an upgrade with %s before any handler', async (_, bytes, status) => {
  const received: unknown[] = [];
  const app = await startApp((request) => received.push(request.url));
  const answer = await raw(portOf(app.server), bytes);

  expect(statusOf(answer)).toBe(status);
  expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
  expect(answer.includes('\r\nupgrade: websocket\r\n')).toBe(status === 426);
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ status, code: status, errors: [{ detail: expect.any(String) }] });
  expect(received).toEqual([]);
});

it.each([
  ['by its path', '/socket?lang=en', 101],
  ['by a whole url', 'http://localhost/socket', 101],
])('[LY-05] passes a socket requested with %s to its handler', async (_, target, status) => {
  const app = await startApp(acceptLate);

  expect(statusOf(await raw(portOf(app.server), get(target, HOST, ...SOCKET)))).toBe(status);
});

it('[SEC-5] ignores the h2c upgrade that HTTP clients offer', async () => {
  const app = await startApp(acceptLate);
  const offer = ['Connection: Upgrade, HTTP2-Settings, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];

  expect(statusOf(await raw(portOf(app.server), get('/page', HOST, ...offer)))).toBe(200);
});

it('[SEC-5] a socket handler that throws closes only its own connection', async () => {
  const app = await startApp(() => {
    throw new Error('thrown');
  });
  const answer = await raw(portOf(app.server), get('/socket', HOST, ...SOCKET));

  expect(answer).toBe('');
  expect(reported).toEqual([new Error('thrown')]);
  expect(statusOf(await raw(portOf(app.server), get('/', HOST, 'Connection: close')))).toBe(200);
});

it('[SEC-5] answers 500 when a handler of a plain server throws or rejects', async () => {
  const port = portOf(await startBare());
  const ask = async (path: string) => statusOf(await raw(port, get(path, HOST, 'Connection: close')));

  expect([await ask('/throws'), await ask('/rejects'), await ask('/page')]).toEqual([500, 500, 200]);
  await ask('/late'); // the response has begun, so it is cut off
  expect(reported).toEqual(['thrown', 'rejected', 'in the middle'].map((text) => new Error(text)));
});

it.each([['localhost'], [undefined]])('[SEC-5] a site that listens on %p has one listener, on loopback', async (host) => {
  const app = createWebApp({}, { onError: report });
  opened.push(app);
  const before = listening.found().length;
  await app.listen({ port: 0, ...(host !== undefined && { host }) });

  expect(listening.found()).toHaveLength(before + 1);
  expect((app.server.address() as AddressInfo).address).toBe('127.0.0.1');
});

it('[SEC-5] a connection that cannot be accepted stops nothing', async () => {
  const [app, server] = [await startApp(acceptLate), createSocketServer((socket) => socket.end('hello'), report)];
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  opened.push(closing(server));
  const errors = [new Error('accept EMFILE'), new Error('accept ENOBUFS')];
  app.server.emit('error', errors[0]);
  server.emit('error', errors[1]);

  expect(reported).toEqual(errors);
  expect(await raw(portOf(server), '')).toBe('hello');
});

it('[SEC-5] a port in use is an error at startup', async () => {
  const app = await startApp(acceptLate);
  const second = createWebApp({}, { onError: report });

  await expect(second.listen({ port: portOf(app.server) })).rejects.toThrow('EADDRINUSE');
  expect(reported).toEqual([]);
});

it('[SEC-5] an unguarded listener accepts no sockets', () => {
  expect(() => takeUpgrades({} as Server, '/socket')).toThrow('is not guarded');
});

it.each([
  ['a site', async () => (await startApp(acceptLate)).server],
  ['a bare server', startBare],
])(
  '[SEC-5] %s still answers after each of its hostile requests',
  async (_, start) => {
    const port = portOf(await start());
    const { sent, statuses, faults } = await provoke({ ...SOCKET_REQUESTS, port, host: 'localhost', paths: ['/socket', '/page'] });

    expect(sent).toBeGreaterThan(SOCKET_REQUESTS.count);
    for (const status of [200, 400, 404]) expect(statuses.get(status)).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    expect(reported).toEqual([]);
  },
  SOCKET_TRIAL_MS,
);

it('[SEC-5] a plain socket server survives resets', async () => {
  const server = createSocketServer((socket) => void setImmediate(() => socket.end('hello')), report);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  opened.push(closing(server));
  for (let at = 0; at < 50; at += 1)
    await new Promise((done) => {
      const socket = connect(portOf(server), '127.0.0.1', () => socket.resetAndDestroy());
      socket.on('error', () => undefined);
      socket.once('close', done);
    });

  expect(await raw(portOf(server), '')).toBe('hello');
});
