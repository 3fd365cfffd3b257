// Runs targets of Nx for `npm start`, `npm test` and `npm run check`, and adds up what their results count.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, node24, ROOT } from './lib.mjs';
import { lockFds } from './run-lock.mjs';

const NX = 'node_modules/nx/dist/bin/nx.js';
/** Plain output lines of Nx instead of its terminal UI, because the output may be a file. */
const PLAIN = { NX_TUI: 'false', NX_DAEMON: 'false' };

/** How long Nx and what it started may take to end before they are killed, in milliseconds. */
const STOP_WITHIN_MS = 20_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Sends a signal to a process and everything that it started. */
function kill(child, signal) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It has ended.
  }
}

/**
 * Runs Nx in a new process group. When this process ends, the whole group ends, including browsers, servers and test workers.
 *
 * @param onOutput - gets what it prints; without it the output is shown as it is.
 * @param signal - ends it. With it the caller answers SIGINT and SIGTERM; without it they end the group, then this process.
 * @returns its exit code.
 */
export async function nx(args, { env = {}, onOutput, signal } = {}) {
  const streams = onOutput === undefined ? ['inherit', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  const child = spawn(node24(), [NX, ...args, '--outputStyle=stream'], {
    ...{ cwd: ROOT, env: environment({ ...PLAIN, ...env }), stdio: [...streams, ...lockFds()] },
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => onOutput(String(chunk)));
  const ended = new Promise((done) => child.on('exit', (code, killedBy) => done(killedBy === null ? (code ?? 1) : 1)));
  const abort = () => kill(child, 'SIGTERM');
  const killAll = () => kill(child, 'SIGKILL');
  const stop = async () => {
    abort();
    const force = setTimeout(killAll, STOP_WITHIN_MS);
    await ended;
    clearTimeout(force);
    process.exit(1);
  };
  const signals = signal === undefined ? SIGNALS : [];
  for (const name of signals) process.once(name, stop);
  signal?.addEventListener('abort', abort);
  process.once('exit', killAll);
  const code = await ended;
  for (const name of signals) process.off(name, stop);
  signal?.removeEventListener('abort', abort);
  process.off('exit', killAll);
  return code;
}

/**
 * Runs the targets whose results lie in a folder of `.cache/results`: those that ran wrote them, and the cache brought back the others.
 *
 * @returns exit code, counts, what each failure says, what each unstable test (failed, then passed) said, and what was measured of promises.
 */
export async function runTargets(folder, args, options) {
  const results = join(ROOT, '.cache/results', folder);
  rmSync(results, { recursive: true, force: true });
  const code = await nx(args, options);
  const files = existsSync(results) ? readdirSync(results) : [];
  const all = files.map((file) => JSON.parse(readFileSync(join(results, file), 'utf8')));
  const sum = (key) => all.reduce((total, result) => total + result[key], 0);
  return {
    code,
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    why: all.flatMap(({ why }) => why),
    unstable: all.flatMap(({ unstable = [] }) => unstable),
    measures: all.flatMap(({ measures = [] }) => measures),
  };
}
