import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { isOwnSocket, takeHit } from '@touchline/server-support/testing';
import type { SupportServerMessage } from '@touchline/support-contract';
import { trustedProxies } from '@touchline/shared-serving';
import { ErrorAnswer } from '@touchline/shared-contract/schemas';
import { get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { WebSocket as Socket } from 'ws';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let origin: string;
const open: Socket[] = [];

beforeAll(async () => {
  test = await startTestApp(ENGINE);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
}, START_TIMEOUT_MS);
afterAll(async () => {
  for (const socket of open) socket.terminate();
  await test.close();
});

const ID = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

async function newConversation(): Promise<string> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/support-api/v1/conversation',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.statusCode).toBe(204);
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
}

/** Opens a socket of a page in the conversation. @returns its received messages, and how the connection ended. */
function join(cookie: string, { from = origin, lang = 'en' } = {}) {
  const socket = new Socket(`${origin.replace('http', 'ws')}/support-api/v1/socket?lang=${lang}`, { headers: { cookie, origin: from } });
  open.push(socket);
  const received: SupportServerMessage[] = [];
  let wake = (): void => undefined;
  socket.on('message', (data) => {
    received.push(JSON.parse(data.toString()) as SupportServerMessage);
    wake();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
    socket.on('error', () => resolve(-1));
  });
  const until = async (count: number): Promise<SupportServerMessage[]> => {
    while (received.length < count) await new Promise<void>((resolve) => (wake = resolve));
    return received.slice(0, count);
  };
  return { socket, received, until, closed, say: (message: unknown) => socket.send(JSON.stringify(message)) };
}
const texts = (messages: SupportServerMessage[]) =>
  messages.flatMap((message) =>
    message.type === 'message' ? [[message.message.n, message.message.author, message.message.isAutomatic]] : [],
  );

it('[LY-05] two pages see the same conversation, and the reply is marked as automatic', async () => {
  const cookie = await newConversation();
  const one = join(cookie);
  const two = join(cookie);
  await Promise.all([one.until(1), two.until(1)]);

  one.say({ type: 'say', id: ID(1), text: 'Where is my bet?' });
  const [seenByOne, seenByTwo] = await Promise.all([one.until(3), two.until(3)]);

  expect(texts(seenByOne)).toEqual([
    [1, 'player', false],
    [2, 'support', true],
  ]);
  expect(seenByTwo).toEqual(seenByOne);
  const answer = seenByOne[2];
  expect(answer?.type === 'message' && answer.message.text).toContain('This is an automatic reply');
});

it('[LY-05] a page that joins later gets the history and read position; a repeated message is stored once', async () => {
  const cookie = await newConversation();
  const one = join(cookie, { lang: 'ru' });
  await one.until(1);
  one.say({ type: 'say', id: ID(2), text: 'Hello' });
  await one.until(3);
  one.say({ type: 'say', id: ID(2), text: 'Hello' });
  one.say({ type: 'read', upTo: 2 });
  await one.until(5);

  const [history] = await join(cookie).until(1);

  expect(history).toMatchObject({ type: 'history', readUpTo: 2, messages: [{ n: 1, text: 'Hello' }, { n: 2 }] });
  expect(history?.type === 'history' && history.messages).toHaveLength(2);
});

it('[AUTH-12] refuses sockets from other sites and without a valid conversation', async () => {
  const cookie = await newConversation();

  expect(await join(cookie, { from: 'https://evil.test' }).closed).toBe(-1);
  expect(await join('').closed).toBe(4404);
  expect(await join('__Host-tl-support=AAAAAAAAAAAAAAAAAAAAAA').closed).toBe(4404);
});

it('[SEC-6] refuses invalid and too frequent messages, and closes a connection that sends too large a frame', async () => {
  const page = join(await newConversation());
  await page.until(1);

  page.say({ type: 'say', id: ID(3), text: '' });
  page.say({ type: 'shout', text: 'x' });
  const refused = (await page.until(3)).slice(1);
  for (let n = 10; n < 17; n += 1) page.say({ type: 'say', id: ID(n), text: 'again' });
  const all = await page.until(16);
  page.socket.send('x'.repeat(9_000));

  expect(refused).toEqual([
    { type: 'refused', id: null, reason: 'bad-message' },
    { type: 'refused', id: null, reason: 'bad-message' },
  ]);
  expect(all.at(-1)).toEqual({ type: 'refused', id: ID(16), reason: 'too-fast' });
  expect(await page.closed).toBe(1009);
});

/** Opens a socket and resets it at the first byte of the response, while the conversation is still being looked up. */
const resetAtOnce = (cookie: string) =>
  new Promise<void>((done) => {
    const { host, port } = new URL(origin);
    const lines = [`Host: ${host}`, `Origin: ${origin}`, `Cookie: ${cookie}`, 'Connection: Upgrade', 'Upgrade: websocket'];
    const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(['GET /support-api/v1/socket HTTP/1.1', ...lines, ...key, '', ''].join('\r\n')),
    );
    socket.on('error', () => undefined).once('data', () => socket.resetAndDestroy());
    socket.once('close', () => done());
  });

it('[LY-05] [SEC-6] sockets reset while their conversation is looked up do not use up its limit', async () => {
  const cookie = await newConversation();
  for (let tries = 0; tries < 100; tries += 1) await resetAtOnce(cookie);
  const page = join(cookie);

  expect(await Promise.race([page.until(1).then(() => 'received'), page.closed])).toBe('received');
});

it.each([
  ['a page of another site', 403, '/support-api/v1/socket', 'https://evil.test'],
  ['an unknown path', 404, '/support-api/v1/sockets', undefined],
])('[AUTH-12] a socket request from %s is answered with %i in the common error format', async (_, status, path, from) => {
  const answer = await new Promise<{ status: number | undefined; body: string }>((done) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket', origin: from ?? origin };
    get(`${origin}${path}`, { headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => done({ status: response.statusCode, body }));
    });
  });

  expect(answer.status).toBe(status);
  expect(ErrorAnswer.parse(JSON.parse(answer.body)).status).toBe(status);
});

it('[SEC-10] a player has one conversation on all devices, which is private', async () => {
  const player = await test.addPlayer();
  const other = await test.addPlayer();
  const sign = async ({ login, password }: { login: string; password: string }) => {
    const answer = await test.app.inject({ method: 'POST', url: '/web-api/user/login', payload: { uLogin: login, uPassword: password } });
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    await test.app.inject({ method: 'POST', url: '/support-api/v1/conversation', headers: { cookie } });
    return cookie;
  };
  const phone = join(await sign(player));
  const stranger = join(await sign(other));
  await Promise.all([phone.until(1), stranger.until(1)]);

  phone.say({ type: 'say', id: ID(4), text: 'mine' });
  await phone.until(3);
  const [history] = await join(await sign(player)).until(1);

  expect(history?.type === 'history' && history.messages.map(({ text }) => text)[0]).toBe('mine');
  expect(stranger.received).toHaveLength(1);
});

it.each([
  [{ origin: 'https://site.test', host: 'site.test' }, true],
  [{ origin: 'https://site.test', host: '127.0.0.1:4300', 'x-forwarded-host': 'site.test' }, true],
  [{ origin: 'https://evil.test', host: 'site.test' }, false],
  [{ origin: 'null', host: 'site.test' }, false],
  [{ host: 'site.test' }, false],
])('[AUTH-12] a socket request with %j is from our page: %p', (headers, isOurs) => {
  const request = (remoteAddress: string) => ({ headers, socket: { remoteAddress } });
  const isForwarded = 'x-forwarded-host' in headers;

  expect(isOwnSocket(request('127.0.0.1'), trustedProxies('loopback'))).toBe(isOurs);
  // X-Forwarded-Host is ignored unless it comes from a trusted proxy.
  expect(isOwnSocket(request('203.0.113.7'), trustedProxies('loopback'))).toBe(isOurs && !isForwarded);
});

it('[SEC-6] counts attempts in a sliding window', () => {
  const hits: number[] = [];
  const take = (nowMs: number) => takeHit(hits, { limit: 2, windowMs: 10, nowMs });

  expect([take(0), take(5), take(9), take(10), take(11)]).toEqual([true, true, false, true, false]);
});
