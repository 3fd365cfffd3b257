// npm start: everything from a fresh clone to a running product.
import { ensureFree, ensureInstalled, fail, flag, mode, SOURCE, start, untilReady } from './lib.mjs';
import { nx } from './nx.mjs';

const PORT = process.env.TOUCHLINE_PORT ?? '4200';
const SANDBOX_PORT = process.env.TOUCHLINE_SANDBOX_PORT ?? '4300';
const isOwnBackend = process.env.BACKEND_URL !== undefined;
const backend = process.env.BACKEND_URL ?? `http://127.0.0.1:${SANDBOX_PORT}`;

ensureInstalled();
// Before the build, which would write over what a product that runs already serves.
await ensureFree(PORT, 'TOUCHLINE_PORT');
if (!isOwnBackend) await ensureFree(SANDBOX_PORT, 'TOUCHLINE_SANDBOX_PORT');
if ((await nx(['run', '@touchline/host:build', ...(flag('--lenient') ? ['--lenient'] : [])])) !== 0)
  fail('the build failed; its output above says why');

const env = {
  NODE_ENV: 'production',
  TOUCHLINE_MODE: mode(),
  TOUCHLINE_PORT: PORT,
  TOUCHLINE_SANDBOX_PORT: SANDBOX_PORT,
  BACKEND_URL: backend,
};
const children = [];
const launch = (name, args) => {
  const child = start([...SOURCE, ...args], { env });
  children.push(child);
  child.on('exit', (code) => {
    if (isStopping) return;
    console.error(`touchline: ${name} ended with code ${code}`);
    stop(1);
  });
  return { what: name, isAlive: () => child.exitCode === null && child.signalCode === null };
};

let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  const force = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), 12_000);
  Promise.all(
    children.map((child) =>
      child.exitCode !== null || child.signalCode !== null ? null : new Promise((done) => child.once('exit', done)),
    ),
  ).then(() => {
    clearTimeout(force);
    process.exit(code);
  });
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

try {
  // The edge warms up on real pages, so the backend is there first.
  if (!isOwnBackend)
    await untilReady(
      `http://127.0.0.1:${SANDBOX_PORT}/readyz`,
      launch('the sandbox', ['--disable-proto=delete', '--max-semi-space-size=4', 'apps/sandbox/src/main.ts']),
    );
  await untilReady(`http://127.0.0.1:${PORT}/readyz`, launch('the edge', ['--disable-proto=delete', 'apps/edge/src/main.ts']));
  console.log(`Touchline is ready on http://localhost:${PORT}`);
} catch (error) {
  if (!isStopping) console.error(`touchline: ${error.message}`);
  stop(1);
}
