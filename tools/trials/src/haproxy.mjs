// Tests deploy/haproxy/haproxy.cfg unchanged, with HAProxy of Debian's packages: `npm run test:long -- haproxy`.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import tls from 'node:tls';
import { startBalancer } from './balancer.mjs';
import { createProcesses } from './processes.mjs';

/**
 * All addresses of 127.0.0.0/8 belong to this machine. The edges trust the first one, so a forged header that gets through would be
 * believed; they do not trust the second.
 */
const TRUSTED = '127.0.0.5';
const VISITOR = '127.0.0.6';
const SOCKET = '/support-api/v1/socket';
/** A call that the edge forwards to the backend. */
const CALL = '/bff-api/feed/line/games?lang=en&count=1';
const FORGED_HEADERS = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-geo-country': 'FR',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9;host=evil.example',
};

const folder = mkdtempSync(join(tmpdir(), 'touchline-haproxy-'));
const processes = createProcesses();
/** Headers of the last call, as received by the backend. */
let received = {};
let recorder;
let sandbox;
let edges;
/** Origins of the balancer, with and without TLS. */
let site;
let plain;
let ca;

/** Proxy between the edges and the sandbox; records the headers that the edges send. */
function record(port) {
  const proxy = http.createServer((request, response) => {
    if (request.url !== '/readyz') received = request.headers;
    const { method, url: path, headers } = request;
    const onward = http.request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  proxy.on('upgrade', (request, socket) => {
    received = request.headers;
    const onward = net.connect(port, '127.0.0.1', () => {
      const lines = request.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
      onward.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.pipe(socket).pipe(onward);
    });
    for (const one of [socket, onward]) one.on('error', () => undefined);
  });
  return proxy;
}

const ask = (from, { path = '/en/live', ...options } = {}) =>
  new Promise((done, reject) => {
    const { request } = from.startsWith('https') ? https : http;
    const outgoing = request(`${from}${path}`, { ca, agent: false, ...options }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      done({ status: answer.statusCode, headers: answer.headers, text });
    });
    outgoing.once('upgrade', (answer, socket, head) => {
      socket.unshift(head);
      socket.once('data', (chunk) => {
        socket.destroy();
        done({ status: answer.statusCode, headers: answer.headers, text: String(chunk) });
      });
    });
    outgoing.once('error', reject);
    outgoing.end();
  });

/** One request over HTTP/2. @returns the response with the negotiated protocol. */
async function askHttp2(path, headers = {}, connection = {}) {
  const session = http2.connect(site, { ca, ...connection });
  const stream = session.request({ ':path': path, ...headers });
  let answer = {};
  stream.once('response', (one) => (answer = one));
  let text = '';
  for await (const chunk of stream) text += chunk;
  const protocol = session.socket.alpnProtocol;
  session.close();
  return { protocol, status: answer[':status'], headers: answer, text };
}

before(async () => {
  sandbox = await processes.sandbox({ TOUCHLINE_DATA_DIR: join(folder, 'data') });
  recorder = record(sandbox.port);
  await new Promise((done) => recorder.listen(0, '127.0.0.1', done));
  const env = {
    BACKEND_URL: `http://127.0.0.1:${recorder.address().port}`,
    TOUCHLINE_TRUSTED_PROXIES: `127.0.0.1,${TRUSTED}`,
    TOUCHLINE_DATA_DIR: join(folder, 'data'),
  };
  edges = [await processes.edge(env), await processes.edge(env)];
  ({ plain, site, ca } = await startBalancer(processes, { folder, edges: edges.map(({ port }) => port) }));
});

after(async () => {
  await processes.stop();
  recorder?.closeAllConnections();
  recorder?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('[SEC-2] a visitor without TLS is sent to the same address with it', async () => {
  const { status, headers } = await ask(plain, { path: '/en/live?a=1' });
  const host = new URL(plain).host;

  assert.deepEqual([status, headers.location], [301, `https://${host}/en/live?a=1`]);
});

test('[SEC-2] documents come over HTTP/2, with the headers of the edge', async () => {
  const { protocol, status, headers, text } = await askHttp2('/en/live');

  assert.deepEqual([protocol, status], ['h2', 200]);
  assert.match(text, /<h1[ >]/);
  assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
  assert.match(headers['content-security-policy'], /script-src[^;]* 'nonce-/);
});

test('[SEC-2] serves documents over HTTP/1.1 to clients without HTTP/2', async () => {
  assert.equal((await ask(site)).status, 200);
});

test('[SEC-2] nothing older than TLS 1.2 is spoken', async () => {
  const { port } = new URL(site);
  const agreed = (version) =>
    new Promise((done) => {
      // Security level 0 enables old versions on this side, so that a refusal comes from the other side.
      const terms = { ca, minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0', servername: 'localhost' };
      const socket = tls.connect({ port, host: '127.0.0.1', ...terms }, () => done(socket.end().getProtocol()));
      socket.once('error', ({ code }) => done(code));
    });

  assert.deepEqual(await Promise.all(['TLSv1.1', 'TLSv1.2', 'TLSv1.3'].map(agreed)), [
    'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
    'TLSv1.2',
    'TLSv1.3',
  ]);
});

test('[AUTH-8] what a visitor says about the own address, host, protocol and country is not believed', async () => {
  const { status } = await askHttp2(CALL, FORGED_HEADERS, { localAddress: TRUSTED });
  const { host } = new URL(site);

  assert.equal(status, 200);
  assert.equal(received['x-forwarded-for'], TRUSTED);
  assert.equal(received['x-forwarded-host'], host);
  assert.equal(received['x-forwarded-proto'], 'https');
  assert.equal(received['x-geo-country'], undefined);
  assert.equal(received['x-real-ip'], undefined);
  assert.equal(received.forwarded, undefined);
});

test('[AUTH-8] passes the address of the balancer’s client to the backend', async () => {
  await askHttp2(CALL, {}, { localAddress: VISITOR });
  assert.equal(received['x-forwarded-for'], VISITOR);
});

test('[AUTH-8] an edge ignores forwarding headers of requests that bypass the balancer', async () => {
  await ask(edges[0].url, { path: CALL, headers: FORGED_HEADERS, localAddress: VISITOR });

  assert.equal(received['x-forwarded-for'], VISITOR);
  assert.equal(received['x-forwarded-host'], new URL(edges[0].url).host);
  assert.equal(received['x-geo-country'], undefined);
});

test('[AUTH-12] a socket opens for pages of the site alone', async () => {
  const open = await ask(site, { path: '/support-api/v1/conversation', method: 'POST', headers: { origin: site } });
  const cookie = open.headers['set-cookie'].map((one) => one.split(';', 1)[0]).join('; ');
  /** The response to a WebSocket upgrade, with the first message. */
  const socket = (origin) => {
    const upgradeHeaders = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const headers = { ...upgradeHeaders, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', origin, cookie };
    return ask(site, { path: SOCKET, headers, localAddress: VISITOR });
  };

  assert.equal((await socket('https://evil.example')).status, 403);
  const { status, text } = await socket(site);
  assert.equal(status, 101);
  assert.match(text, /"type":"history"/);
  assert.equal(received['x-forwarded-for'], VISITOR);
});

test('[SRV-1] no request fails when an edge is stopped', async () => {
  const statuses = new Map();
  let isOver = false;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const { status } = await ask(site, { path: CALL }).catch(({ code }) => ({ status: code }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const [first] = edges;
  first.child.kill('SIGTERM');
  assert.equal(await first.ended, 0);
  await askHttp2('/en/live');
  isOver = true;
  await Promise.all(visitors);

  assert.deepEqual([...statuses.keys()], [200]);
  assert.ok(statuses.get(200) > 100, `${statuses.get(200)} calls`);
});

test('[SEC-2] without an edge the answer is 503 at once, and still for TLS alone', async () => {
  const [, second] = edges;
  second.child.kill('SIGTERM');
  await second.ended;
  const { status, headers } = await askHttp2('/en/live');

  assert.equal(status, 503);
  assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
  assert.equal(headers['retry-after'], '2');
});
