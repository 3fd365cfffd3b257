import { listenersOf, provoke, receiveLimits, RECEIVE_LIMITS, SOCKET_REQUESTS, SOCKET_TRIAL_MS } from '@touchline/shared-serving/testing';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIXES } from './http/api-proxy.ts';
import { startEdge, type RunningEdge } from './start.ts';
import { aPage, aRegistry, fakeBundles, someSettings } from './testing/fakes.ts';

const SOCKET_PATH = '/support-api/v1/socket';
const PATHS = [
  SOCKET_PATH,
  `${SOCKET_PATH}?lang=en`,
  ...API_PREFIXES.map((prefix) => `${prefix}/x`),
  '/en',
  '/en/live?platform_type=mobile',
  '/healthz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/bff-api/feed/stream?feed=line',
  '/assets/x.js',
  '/captcha?%',
  '/service-worker.js',
];
/** The site and its metrics. */
const LISTENERS = 2;
/** 4401 in two bytes. */
const CLOSE_4401 = [0x11, 0x31];
const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

let dist: string;
let backend: Server;
let edge: RunningEdge;
let port: number;
const listening = listenersOf();
/** Sockets that the edge opened to the backend. */
const upgrades: { url: string | undefined; socket: Duplex; accept: () => void }[] = [];
const opened = new Set<Duplex>();
let accepts = (accept: () => void, _url: string | undefined): void => void setImmediate(accept);
const bundles = fakeBundles(() => aPage());

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'edge-'));
  backend = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json').end('{}');
  });
  backend.on('upgrade', (request, socket) => {
    opened.add(socket);
    socket.on('error', () => undefined).on('end', () => socket.destroy());
    socket.resume();
    const key = createHash('sha1').update(`${request.headers['sec-websocket-key']}${MAGIC}`).digest('base64');
    const lines = ['HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: websocket', `Sec-WebSocket-Accept: ${key}`];
    const accept = (): void => void socket.write([...lines, '', ''].join('\r\n'));
    upgrades.push({ url: request.url, socket, accept });
    accepts(accept, request.url);
  });
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  const settings = someSettings({ dist, backend: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`, metricsPort: 0 });
  edge = await startEdge(settings, () => undefined, { registry: { current: () => aRegistry() }, bundles });
  edge.app.log.level = 'silent';
  port = (edge.app.server.address() as AddressInfo).port;
}, SOCKET_TRIAL_MS);
beforeEach(() => {
  upgrades.length = 0;
  bundles.requests.length = 0;
  accepts = (accept) => void setImmediate(accept);
});
afterAll(async () => {
  await edge.stop(0);
  listening.stop();
  for (const socket of opened) socket.destroy();
  backend.closeAllConnections();
  await new Promise((done) => backend.close(done));
  rmSync(dist, { recursive: true, force: true });
});

const upgradeOf = (path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n');

const open = (path: string): Socket => {
  const socket = connect(port, '127.0.0.1', () => socket.write(upgradeOf(path)));
  return socket.on('error', () => undefined);
};
const firstAnswer = (socket: Socket) => new Promise<string>((done) => socket.once('data', (chunk: Buffer) => done(chunk.toString())));

/** The listeners without that of the test's backend. */
const ofEdge = () => listening.found().filter(({ server }) => server !== backend);

it('[SEC-6] every listener of the edge waits 15 s for a request and 10 s for its headers', () => {
  expect(ofEdge().map(({ server }) => receiveLimits(server))).toEqual(Array.from({ length: LISTENERS }, () => RECEIVE_LIMITS));
});

it(
  '[SEC-5] every listener of the edge still answers after each hostile request, and none is answered with 500',
  async () => {
    const found = ofEdge();
    expect(found).toHaveLength(LISTENERS);

    for (const one of found) {
      const { sent, statuses, faults } = await provoke({ ...SOCKET_REQUESTS, port: one.port, host: `localhost:${one.port}`, paths: PATHS });

      expect(faults).toEqual([]);
      expect(sent).toBeGreaterThan(SOCKET_REQUESTS.count);
      for (const status of [400, 404]) expect(statuses.get(status)).toBeGreaterThan(0);
    }
  },
  LISTENERS * SOCKET_TRIAL_MS,
);

it.each(['/en', '/', '//', '/support-api', '/support-api/v1', `${SOCKET_PATH}/`, '/support-api//v1/socket', '/web-api/session'])(
  '[SEC-5] rejects a socket at %s before it reaches the backend',
  async (path) => {
    const answer = await firstAnswer(open(path));

    expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect([upgrades.length, bundles.requests.length]).toEqual([0, 0]);
  },
);

it('[LY-05] opens a socket at the support path', async () => {
  const socket = open(SOCKET_PATH);

  expect(await firstAnswer(socket)).toMatch(/^HTTP\/1\.1 101 /);
  socket.resetAndDestroy();
});

it("[SRV-4] closes the backend's socket when the visitor leaves before it is open", async () => {
  let accept = (): void => undefined;
  // The backend may meet the socket of an earlier test after it ended.
  const path = `${SOCKET_PATH}?lang=en`;
  const reached = new Promise<void>((done) => {
    accepts = (later, url) => {
      if (url !== path) return;
      accept = later;
      done();
    };
  });
  const visitor = open(path);
  await reached;
  const left = new Promise((done) => visitor.once('close', done));
  visitor.resetAndDestroy();
  await left;
  // An ordinary response shows that the edge has processed the reset.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  const ended = new Promise((done) => upgrades.find(({ url }) => url === path)?.socket.once('close', done));
  accept();

  await ended;
});

it('[AUTH-6] passes on to the page why the backend closes its socket', async () => {
  const path = `${SOCKET_PATH}?lang=de`;
  const reached = new Promise<void>((done) => {
    accepts = (accept, url) => {
      accept();
      if (url === path) done();
    };
  });
  const socket = open(path);
  const answered = firstAnswer(socket);
  await reached;
  expect(await answered).toMatch(/^HTTP\/1\.1 101 /);
  const reason = 'session-idle';
  const frame = Buffer.concat([Buffer.from([0x88, 2 + reason.length, ...CLOSE_4401]), Buffer.from(reason)]);
  const received = new Promise<Buffer>((done) => socket.once('data', done));

  upgrades.find(({ url }) => url === path)?.socket.end(frame);

  expect(await received).toEqual(frame);
  socket.resetAndDestroy();
});
