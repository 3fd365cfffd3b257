// Processes of a trial, stopped at its end.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { node24, ROOT, SOURCE, untilReady } from '../../nx/src/bootstrap/lib.mjs';

/** The same flags as `npm start`. */
const AS_STARTED = [...SOURCE, '--disable-proto=delete', '--max-semi-space-size=4'];

export const freePort = () =>
  new Promise((done, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/** Manages processes; `stop` ends those that are still running. */
export function createProcesses() {
  const children = [];
  /** Starts a program. @returns the process, its output and its exit. */
  const begin = (command, args, options = {}) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const started = { child, output: '', ended: new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal))) };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (started.output += chunk));
    children.push(started);
    return started;
  };
  const node = async (main, port, env, flags = []) => {
    const started = begin(node24(), [...AS_STARTED, ...flags, main], { env: { PATH: process.env.PATH, ...env } });
    const { child } = started;
    const isAlive = () => child.exitCode === null && child.signalCode === null;
    await untilReady(`http://127.0.0.1:${port}/readyz`, { what: main, isAlive }).catch((error) => {
      throw new Error(`${error.message}\n${started.output}`);
    });
    return { ...started, port, url: `http://127.0.0.1:${port}` };
  };
  return {
    begin,
    /** The real sandbox, in test mode by default. */
    sandbox: async (env, flags) => {
      const port = await freePort();
      return node('apps/sandbox/src/main.ts', port, { TOUCHLINE_TEST: '1', ...env, TOUCHLINE_SANDBOX_PORT: String(port) }, flags);
    },
    /** The real edge, with the build in `dist`. */
    edge: async (env) => {
      const port = await freePort();
      return node('apps/edge/src/main.ts', port, { TOUCHLINE_MODE: 'demo', ...env, TOUCHLINE_PORT: String(port) });
    },
    stop: async () => {
      for (const { child } of children.toReversed()) child.kill('SIGTERM');
      await Promise.all(children.map(({ ended }) => ended));
    },
  };
}
