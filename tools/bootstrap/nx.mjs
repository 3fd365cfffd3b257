// Runs targets of Nx for `npm start`, `npm test` and `npm run check`, and adds up what their results count.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, node24, ROOT } from './lib.mjs';
import { lockFds } from './run-lock.mjs';

const NX = 'node_modules/nx/dist/bin/nx.js';
/** Nx's own lines and no screen of its own: what runs it may be a file. */
const PLAIN = { NX_TUI: 'false', NX_DAEMON: 'false' };

/** Runs Nx. @param onOutput - gets what it prints; without it that is shown as it is. @returns its exit code. */
export function nx(args, { env = {}, onOutput } = {}) {
  const streams = onOutput === undefined ? ['inherit', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  const stdio = [...streams, ...lockFds()];
  const child = spawn(node24(), [NX, ...args, '--outputStyle=stream'], { cwd: ROOT, env: environment({ ...PLAIN, ...env }), stdio });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => onOutput(String(chunk)));
  return new Promise((done) => child.on('exit', (code, signal) => done(signal === null ? (code ?? 1) : 1)));
}

/**
 * Runs the targets whose results lie in a folder of `.cache/results`: those that ran wrote them, and the cache brought back the others.
 *
 * @returns exit code, counts, what each failure says, and what each unstable test (failed, then passed) said.
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
  };
}
