import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createWebApp, createWebServer } from './create-listener.ts';

const RECEIVE_WITHIN_MS = 200;
const HEADERS = ['POST / HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 100000', '', ''].join('\r\n');

const reported: unknown[] = [];
const terms = { receiveWithinMs: RECEIVE_WITHIN_MS, onError: (error: unknown) => void reported.push(error) };

async function ofFastify(): Promise<Server> {
  const app = createWebApp({}, terms);
  app.post('/', async () => 'read');
  await app.listen({ port: 0 });
  return app.server;
}
async function plain(): Promise<Server> {
  const server = createWebServer(async (request, response) => {
    for await (const chunk of request) void chunk;
    response.end('read');
  }, terms);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

let server: Server;
afterEach(() => new Promise((done) => server.close(done)));

/** Sends a beginning, then a byte again and again for as long as the server reads. @returns what it answered. */
const drip = (beginning: string, byte: string): Promise<string> =>
  new Promise((done) => {
    let text = '';
    let dripping: NodeJS.Timeout | undefined;
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write(beginning);
      dripping = setInterval(() => socket.write(byte), RECEIVE_WITHIN_MS / 10);
    });
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      done(text);
    });
  });

describe.each([
  ['a Fastify server', ofFastify],
  ['a plain server', plain],
])('%s', (_, start) => {
  beforeEach(async () => {
    server = await start();
    reported.length = 0;
  });

  it.each([
    ['a body', HEADERS, ' '],
    ['a body in chunks', HEADERS.replace('Content-Length: 100000', 'Transfer-Encoding: chunked'), '1\r\n \r\n'],
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'],
    ['a request line', 'GET /', 'x'],
    ['nothing', '', ''],
  ])('[SEC-6] ends %s sent byte by byte with 408', async (__, beginning, byte) => {
    expect(await drip(beginning, byte)).toMatch(/^HTTP\/1\.1 408 /);
    // Visitors who send slowly are no errors of this process.
    expect(reported).toEqual([]);
  });
});
