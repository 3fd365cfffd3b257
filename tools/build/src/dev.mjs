// npm run dev: sandbox, edge and Vite on one port, from sources; changes of host or remotes are applied to the open page. --section NAME
// serves only that remote; with --shell ORIGIN, it serves nothing else, and the site at that origin shows it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { mode } from '../../nx/src/bootstrap/lib.mjs';
import { ROOT } from './workspace.mjs';

const SOURCE = ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning'];
const port = process.env.TOUCHLINE_PORT ?? '4200';
const sandboxPort = process.env.TOUCHLINE_SANDBOX_PORT ?? '4300';
const backend = process.env.BACKEND_URL ?? `http://127.0.0.1:${sandboxPort}`;
const env = {
  ...process.env,
  NODE_ENV: 'development',
  TOUCHLINE_MODE: mode(),
  TOUCHLINE_PORT: port,
  TOUCHLINE_SANDBOX_PORT: sandboxPort,
  BACKEND_URL: backend,
};
const children = [];
let isStopping = false;

function start(args, extra = {}) {
  const child = spawn(process.execPath, [...SOURCE, ...args], {
    cwd: ROOT,
    env: { ...env, ...extra },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(child);
  child.on('exit', (code) => stop(code ?? 1));
}

function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => process.exit(code), 1500);
}

async function untilReady(url) {
  while (!isStopping) {
    const isReady = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resume) => setTimeout(resume, 200));
  }
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
const args = process.argv.slice(2);
if (args.includes('--shell')) {
  start([join(ROOT, 'tools/build/src/dev-remote.mjs'), ...args]); // prints the URL itself
} else {
  if (process.env.BACKEND_URL === undefined) start(['apps/sandbox/src/main.ts']);
  start([join(ROOT, 'tools/build/src/dev-server.mjs'), ...args], { TOUCHLINE_DIST: join(ROOT, '.cache/dev') });
  await Promise.all([untilReady(`${backend}/readyz`), untilReady(`http://127.0.0.1:${port}/readyz`)]);
  if (!isStopping) console.log(`Touchline in development is ready on http://localhost:${port}`);
}
