// A separate edge for a bench, in front of the backend of the running product.
import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../../../nx/src/bootstrap/product.mjs';

export const p95 = (values) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1];
export const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/** Proxy in front of the backend; it never answers requests to services that are set to be unresponsive. */
export async function frontOf(backend) {
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

/** Starts a separate edge in front of the backend of the running product. */
export async function edgeBefore(backend, { dist = join(ROOT, 'dist'), env = {} } = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--conditions=@touchline/source', '--disable-proto=delete', 'apps/edge/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TOUCHLINE_MODE: 'demo',
      TOUCHLINE_PORT: String(port),
      BACKEND_URL: backend,
      TOUCHLINE_DIST: dist,
      ...env,
    },
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

/** The session cookie of the demo player. */
export async function signIn(origin) {
  const login = await fetch(`${origin}/web-api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uLogin: 'demo@touchline.test', uPassword: 'Touchline-demo-1' }),
  });
  return (login.headers.getSetCookie()[0] ?? '').split(';')[0];
}
