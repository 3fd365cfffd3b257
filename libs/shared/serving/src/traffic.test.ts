import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createWebApp } from './create-listener.ts';
import { watchTraffic, type Traffic } from './traffic.ts';

/** Only quiet ends the wait. */
const FOR_EVER = Number.POSITIVE_INFINITY;

let app: FastifyInstance;
let traffic: Traffic;
let onRequest = (): void => undefined;
/** Number of checks so far. */
let polls = 0;
let answer: () => void;

beforeEach(async () => {
  app = createWebApp({}, { closeWithinMs: 0, onError: () => undefined });
  polls = 0;
  traffic = watchTraffic(app, () => {
    polls += 1;
    return 0;
  });
  const gate = new Promise<void>((done) => (answer = done));
  app.addHook('preParsing', async () => onRequest());
  app.get('/slow', async () => {
    await gate;
    return 'done';
  });
  app.post('/form', async () => 'done');
  await app.listen({ port: 0 });
});
afterEach(async () => {
  answer();
  await app.close();
});

const open = (bytes: string): Socket => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
  return socket.on('error', () => undefined);
};
/** Resolves when the server has seen a connection end. */
const connectionClosed = () =>
  new Promise<void>((done) => app.server.once('connection', (socket: Socket) => socket.once('close', () => done())));

it('[SRV-1] waits until requests in flight are answered, and ends their connections', async () => {
  const begun = new Promise<void>((done) => (onRequest = done));
  const visitor = open('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const read = new Promise<string>((done) => visitor.once('data', (chunk: Buffer) => done(chunk.toString())));
  await begun;
  let isQuiet = false;
  const quiet = traffic.quiet(FOR_EVER).then(() => (isQuiet = true));

  // Without a request in flight, three checks are enough.
  while (polls < 8) await new Promise((later) => setImmediate(later));
  expect(isQuiet).toBe(false);
  answer();
  await quiet;
  expect((await read).toLowerCase()).toContain('\r\nconnection: close\r\n');
});

it.each([
  ['while its answer is made', 'GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['in the middle of its body', 'POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'],
])('[SRV-1] does not wait for a request whose connection was reset %s', async (_, bytes) => {
  const begun = new Promise<void>((done) => (onRequest = done));
  const over = connectionClosed();
  const visitor = open(bytes);
  await begun;
  visitor.resetAndDestroy();
  await over;

  await traffic.quiet(FOR_EVER);
});

it('[SRV-1] does not wait for sockets that stay open', async () => {
  const begun = new Promise<void>((done) => (onRequest = done));
  void app.inject({ url: '/slow', headers: { upgrade: 'websocket' } });
  await begun;

  await traffic.quiet(FOR_EVER);
});
