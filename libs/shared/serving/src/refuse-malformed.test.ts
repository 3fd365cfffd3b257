import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { createWebApp } from './create-listener.ts';
import { isHost, refuseMalformed } from './refuse-malformed.ts';

const POLICY = "default-src 'none'; frame-ancestors 'none'";
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = createWebApp(
    { trustProxy: () => true },
    { headers: { 'x-content-type-options': 'nosniff', 'content-security-policy': POLICY }, receiveWithinMs: 1000 },
  );
  refuseMalformed(app);
  app.get('/*', async () => 'read');
  app.post('/*', async () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Everything that the server writes to a connection on which these bytes were sent. */
const raw = (bytes: string): Promise<string> =>
  new Promise((done, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('close', () => done(text));
    socket.on('error', reject);
  });
const get = (path: string, headers: string[]): Promise<string> =>
  raw([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
const statusOf = (answer: string): number => Number(answer.split(' ', 2)[1]);

it.each([
  [2048, 200],
  [2049, 414],
  [15_000, 414],
])('[SEC-6] answers a path of %i characters with %i', async (length, status) => {
  expect(statusOf(await get(`/${'/'.repeat(length - 1)}`, ['Host: localhost']))).toBe(status);
});

it('[SEC-6] the path limit does not apply to the query', async () => {
  expect(statusOf(await get(`/en?ids=${'1,'.repeat(2000)}`, ['Host: localhost']))).toBe(200);
});

it.each([
  ['a host with a space', ['Host: a b']],
  ['an open bracket', ['Host: [']],
  ['an empty host', ['Host:']],
  ['a port out of range', ['Host: evil.test:99999']],
  ['a host with a path', ['Host: evil.test/x']],
  ['a host with a name before it', ['Host: me@evil.test']],
  ['two hosts', ['Host: localhost', 'Host: evil.test']],
  ['no host', []],
  ['a forwarded host that is none', ['Host: localhost', 'X-Forwarded-Host: a b']],
  ['a protocol that is none', ['Host: localhost', 'X-Forwarded-Proto: javascript']],
])('[SEC-5] answers %s with 400', async (_, headers) => {
  expect(statusOf(await get('/en', headers))).toBe(400);
});

it('[SEC-5] answers U+0000 in a path with 400', async () => {
  expect(statusOf(await get('/en?q=a%00b', ['Host: localhost']))).toBe(400);
});

it.each(['localhost', 'localhost:4200', 'play.example', '[::1]:4200', '203.0.113.7:80', 'my_host.test'])('accepts the host %s', (host) => {
  expect(isHost(host)).toBe(true);
});

it.each([
  ['bytes that are no HTTP', 'NONSENSE\r\n\r\n', 400],
  ['more headers than are read', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Much: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 408],
])("[SEC-2] [HT-10] answers %s with the site's headers and error format", async (_, bytes, status) => {
  const answer = await raw(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');

  expect(statusOf(answer)).toBe(status);
  expect(head).toContain('\r\nx-content-type-options: nosniff');
  expect(head).toContain(`\r\ncontent-security-policy: ${POLICY}`);
  expect(JSON.parse(body)).toMatchObject({
    status,
    code: status,
    errors: [{ code: 'bad-request' }],
    traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});
