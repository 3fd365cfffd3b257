import { measured } from '@touchline/measured';
import { ErrorAnswer } from '@touchline/shared-contract/schemas';
import { trustedProxies } from '@touchline/shared-serving';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge } from './app.ts';
import { aPage, aRegistry, fakeBundles, someSettings } from './testing/fakes.ts';

interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let dist: string;
let backend: Server;
let edge: FastifyInstance;
let port: number;
const seen: Seen[] = [];
const bundles = fakeBundles(() => aPage());

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'edge-'));
  backend = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ url: request.url ?? '', headers: request.headers, body });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  backend.on('upgrade', (request, socket) => {
    seen.push({ url: request.url ?? '', headers: request.headers, body: '' });
    socket.end('HTTP/1.1 418 Received\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  const settings = someSettings({
    dist,
    backend: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    isTrusted: trustedProxies('10.0.0.0/8'),
  });
  edge = await createEdge({ settings, registry: { current: () => aRegistry() }, bundles });
  edge.log.level = 'silent';
  await edge.listen({ port: 0, host: '127.0.0.1' });
  port = (edge.server.address() as AddressInfo).port;
});
beforeEach(() => {
  seen.length = 0;
  bundles.requests.length = 0;
});
afterAll(async () => {
  await edge.close();
  await new Promise((done) => backend.close(done));
  rmSync(dist, { recursive: true, force: true });
});

const raw = (bytes: string): Promise<string> =>
  new Promise((done) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined); // the edge may close during the transfer
    socket.on('close', () => done(text));
  });
const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
const statusOf = (answer: string): number => Number(answer.split(' ', 2)[1]);

it('[SEC-6] [SEC-7] rejects a path of 15 kB before requesting a page', async () => {
  const { statusCode, headers, body } = await edge.inject(`/en${'/'.repeat(15_000)}x`);

  expect([statusCode, headers['content-type']]).toEqual([414, 'text/html; charset=utf-8']);
  expect(body).toContain('<h1>This address is too long</h1>');
  expect(bundles.requests).toHaveLength(0);
});

it('[SEC-5] an invalid host causes no server error, on pages and on calls', async () => {
  const page = await raw('GET /en HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
  const call = await raw('GET /web-api/session HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n');

  expect([statusOf(page), statusOf(call)]).toEqual([400, 400]);
  expect(page).toContain('<h1>This address cannot be read</h1>');
  expect(ErrorAnswer.safeParse(bodyOf(call)).success).toBe(true);
  expect(seen).toEqual([]);
});

it('[SEC-6] rejects a chunked body that is larger than any in the contract, before the backend sees it', async () => {
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const answer = await raw(
    `POST /web-api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk.repeat(20)}0\r\n\r\n`,
  );

  expect(statusOf(answer)).toBe(413);
  expect(ErrorAnswer.safeParse(bodyOf(answer)).success).toBe(true);
  expect(seen).toEqual([]);
});

it('[SEC-6] refuses a body of 10 MB, 10,000 headers and a depth of 1,000', async () => {
  const post = (headers: string, body = '') =>
    raw(
      `POST /web-api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n${body}`,
    );
  const large = await post(`Content-Length: ${10 * 1024 ** 2}\r\n`, '{');
  const many = await post(Array.from({ length: 10_000 }, (_, at) => `x-${at}: 1\r\n`).join(''));

  expect(ErrorAnswer.safeParse(bodyOf(large)).success).toBe(true);
  measured({ id: 'SEC-6', unit: 'status of a body of 10 MB', atLeast: 413, atMost: 413, value: statusOf(large) });
  measured({ id: 'SEC-6', unit: 'status of 10,000 headers', atLeast: 431, atMost: 431, value: statusOf(many) });
  measured({ id: 'SEC-6', unit: 'such requests at the backend', atMost: 0, trials: 2, value: seen.length, tried: 2 });
});

it('[SEC-6] forwards a body of an allowed size unchanged, whole or in chunks', async () => {
  const text = JSON.stringify({ uLogin: 'ж'.repeat(1000) });
  const head = 'POST /web-api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n';
  const length = Buffer.byteLength(text);

  const whole = await raw(`${head}Content-Length: ${length}\r\n\r\n${text}`);
  const chunked = await raw(`${head}Transfer-Encoding: chunked\r\n\r\n${length.toString(16)}\r\n${text}\r\n0\r\n\r\n`);
  const empty = await raw('POST /web-api/user/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');

  expect([whole, chunked, empty].map(statusOf)).toEqual([200, 200, 200]);
  expect(seen.map(({ body }) => body)).toEqual([text, text, '']);
});

/** Headers of every response, from the edge or the backend. */
const SITE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': expect.stringContaining('frame-ancestors') as string,
  'permissions-policy': expect.stringContaining('camera=()') as string,
};

it.each([
  ['an answer of the backend, which has none of them', '/web-api/session', 'localhost', 'same-origin'],
  ['the refusal of an address that is too long', `/en${'/'.repeat(15_000)}x`, 'localhost', 'same-origin'],
  ['the origin of the games', '/', 'games.localhost:4200', 'cross-origin'],
])('[SEC-2] sends all headers on %s', async (_, url, host, resourcePolicy) => {
  const { headers } = await edge.inject({ url, headers: { host } });

  expect(headers).toMatchObject({ ...SITE_HEADERS, 'cross-origin-resource-policy': resourcePolicy });
});

it('[SEC-2] sends all headers in the answer to malformed bytes', async () => {
  const answer = (await raw('NONSENSE\r\n\r\n')).toLowerCase();

  for (const name of [...Object.keys(SITE_HEADERS), 'cross-origin-resource-policy']) expect(answer).toContain(`\r\n${name}: `);
});

it.each([
  ['203.0.113.9', undefined],
  ['10.0.0.1', 'DE'],
])('[LY-15] a country that %s names is passed to page and backend as %j', async (remoteAddress, country) => {
  const headers = { 'x-geo-country': 'de' };
  await edge.inject({ url: '/web-api/session', headers, remoteAddress });
  await edge.inject({ url: '/en', headers, remoteAddress });

  expect(seen[0]?.headers['x-geo-country']).toBe(country);
  expect(bundles.requests[0]?.headers.get('x-geo-country') ?? undefined).toBe(country);
});

it('[AUTH-8] [SEC-4] address, host and protocol of a visitor come from trusted proxies, else from the connection', async () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' };
  await edge.inject({ url: '/web-api/session', headers: { host: 'inner', ...forwarded }, remoteAddress: '10.0.0.1' });
  await edge.inject({ url: '/web-api/session', headers: { host: 'inner', ...forwarded }, remoteAddress: '203.0.113.9' });

  expect(seen.map(({ headers }) => [headers['x-forwarded-for'], headers['x-forwarded-host'], headers['x-forwarded-proto']])).toEqual([
    ['198.51.100.7', 'play.example', 'https'],
    ['203.0.113.9', 'inner', 'http'],
  ]);
});

const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

it.each([
  ['our page', 101, 'Origin: http://localhost'],
  ['a page of another site', 403, 'Origin: https://evil.test'],
  ['a page without an origin', 403, 'Origin: null'],
  ['a client without an origin header', 403, 'X-Nothing: 1'],
] as const)('[AUTH-12] answers a socket that %s opens with %i', async (_, status, origin) => {
  const request = ['GET /support-api/v1/socket HTTP/1.1', 'Host: localhost', origin, ...UPGRADE, '', ''].join('\r\n');
  const answer = await new Promise<string>((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.once('data', (chunk: Buffer) => {
      socket.destroy();
      done(chunk.toString());
    });
  });

  expect(statusOf(answer)).toBe(status);
});
