// npm start: everything from a fresh clone to a running product, and keeps it running.
import { join } from 'node:path';
import { ensureFree, ensureInstalled, fail, flag, mode, ROOT, SOURCE, start, untilReady } from './lib.mjs';
import { nx } from './nx.mjs';
import { createSupervisor, realClock, watchParent } from './supervise.mjs';

const PORT = process.env.TOUCHLINE_PORT ?? '4200';
const SANDBOX_PORT = process.env.TOUCHLINE_SANDBOX_PORT ?? '4300';
const isOwnBackend = process.env.BACKEND_URL !== undefined;
const backend = process.env.BACKEND_URL ?? `http://127.0.0.1:${SANDBOX_PORT}`;

const building = new AbortController();
const log = (line) => console.error(`touchline: ${line}`);
const supervisor = createSupervisor({
  clock: realClock,
  log,
  pass: (chunk) => process.stderr.write(chunk),
  exit: (code) => process.exit(code),
});
const stop = () => {
  building.abort();
  supervisor.stop(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
watchParent({ clock: realClock, parent: () => process.ppid, gone: stop });
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined); // their reader has closed them

ensureInstalled();
// Before the build, which would write over what a product that runs already serves.
await ensureFree(PORT, 'TOUCHLINE_PORT');
if (!isOwnBackend) await ensureFree(SANDBOX_PORT, 'TOUCHLINE_SANDBOX_PORT');
const build = ['run', '@touchline/host:build', ...(flag('--lenient') ? ['--lenient'] : [])];
if ((await nx(build, { signal: building.signal })) !== 0) fail('the build failed; its output above says why');

const env = {
  NODE_ENV: 'production',
  TOUCHLINE_MODE: mode(),
  TOUCHLINE_PORT: PORT,
  TOUCHLINE_SANDBOX_PORT: SANDBOX_PORT,
  BACKEND_URL: backend,
  // Compiled modules, which a second start need not compile again.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, 'node_modules/.cache/compiled'),
};
const part = (name, port, args) => ({
  name,
  // Each part ends when this channel closes, that is, when this process ends.
  start: () => start([...SOURCE, ...args], { env, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] }),
  untilReady: (isAlive) => untilReady(`http://127.0.0.1:${port}/readyz`, { what: name, isAlive }),
});

try {
  // The edge warms up on real pages, so the backend is there first.
  if (!isOwnBackend)
    await supervisor.start(
      part('the sandbox', SANDBOX_PORT, ['--disable-proto=delete', '--max-semi-space-size=4', 'apps/sandbox/src/main.ts']),
    );
  await supervisor.start(part('the edge', PORT, ['--disable-proto=delete', 'apps/edge/src/main.ts']));
  console.log(`Touchline is ready on http://localhost:${PORT}`);
} catch (error) {
  if (!supervisor.isStopping()) log(error.message);
  supervisor.stop(1);
}
