// The chain of guards on the edge, by whole documents over HTTP: with every service well, with each of them silent, with all of them silent.
import { createServer, request } from 'node:http';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../bootstrap/product.mjs';

const VISITS = Number(process.env.BENCH_GUARD_VISITS ?? 40);
const SERVICES = {
  config: '/bff-api/config',
  partitions: '/third-party',
  redirects: '/redirects-api',
  blocks: '/blocks-api',
  session: '/web-api/session',
  terms: '/web-api/api-v3',
  feed: '/bff-api/feed',
};
const GATES = { healthy: 300, one: 2_500, all: 4_000 };

const p95 = (values) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1];
const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/** Stands in front of the backend and holds back every request to a service that is meant to be silent. */
async function frontOf(backend) {
  const silent = new Set();
  const held = new Set();
  const { hostname, port } = new URL(backend);
  const server = createServer((incoming, outgoing) => {
    if ([...silent].some((start) => incoming.url.startsWith(start))) {
      held.add(outgoing);
      outgoing.once('close', () => held.delete(outgoing));
      return;
    }
    const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    silence: (starts) => {
      silent.clear();
      for (const start of starts) silent.add(start);
    },
    stop: () => {
      for (const outgoing of held) outgoing.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An edge of its own before the backend of the product that runs. */
async function edgeBefore(backend) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--conditions=@touchline/source', '--disable-proto=delete', 'apps/edge/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', TOUCHLINE_PORT: String(port), BACKEND_URL: backend, TOUCHLINE_DIST: join(ROOT, 'dist') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries++) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    origin,
    stop: () => new Promise((done) => (child.exitCode !== null ? done() : (child.once('exit', done), child.kill('SIGTERM')))),
  };
}

async function visit(origin, cookie) {
  const began = performance.now();
  const answer = await fetch(`${origin}/en/live`, { headers: { cookie, 'accept-language': 'en' }, redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`a visit was answered with ${answer.status}`);
  return performance.now() - began;
}

/** Visits one after another, a few at a time, as a small site has them. */
async function measure(origin, cookie) {
  const times = [];
  for (let done = 0; done < VISITS; done += 4) times.push(...(await Promise.all(Array.from({ length: 4 }, () => visit(origin, cookie)))));
  return Math.round(p95(times));
}

export async function measureGuards(product) {
  const backend = process.env.BENCH_BACKEND ?? `http://127.0.0.1:${Number(new URL(product).port) + 100}`;
  const front = await frontOf(backend);
  const edge = await edgeBefore(front.origin);
  try {
    const login = await fetch(`${edge.origin}/web-api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uLogin: 'demo@touchline.test', uPassword: 'Touchline-demo-1' }),
    });
    const cookie = (login.headers.getSetCookie()[0] ?? '').split(';')[0];
    for (let warm = 0; warm < 10; warm++) await visit(edge.origin, cookie);
    const figures = [];
    const add = async (name, silent, gate) => {
      front.silence(silent);
      figures.push({ name: `document p95, ${name}`, value: await measure(edge.origin, cookie), unit: 'ms', gate });
    };
    await add('every service well', [], GATES.healthy);
    for (const [name, start] of Object.entries(SERVICES)) {
      await add(`${name} silent`, [start], GATES.one);
      front.silence([]);
      await new Promise((done) => setTimeout(done, 100));
    }
    await add('every service silent', Object.values(SERVICES), GATES.all);
    return figures;
  } finally {
    front.stop();
    await edge.stop();
  }
}
