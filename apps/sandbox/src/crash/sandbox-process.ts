import { usualWorld } from '@touchline/shared-serving';
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** All processes of a test file share a clock. */
const WORLD = usualWorld(Date.now());
/** Works as a CommonJS module of Jest and as an ES module of a bench. */
const HERE = fileURLToPath(new URL('.', import.meta.url));
const MAIN = resolve(HERE, '../main.ts');
const EDGE = resolve(HERE, '../../../edge/src/main.ts');
/** The sandbox with a second product. */
export const MAIN_WITH_ROUNDS = resolve(HERE, 'main-with-rounds.ts');
/** Compile cache shared by all processes, because compilation takes most of the start time. */
const COMPILED = resolve(HERE, '../../../../node_modules/.cache/sandbox-process');
/** Flags of `npm start` (tools/nx/src/bootstrap/start.mjs). The small young generation limits memory under a flood of short-lived objects. */
const AS_STARTED = ['--disable-proto=delete', '--max-semi-space-size=4'];
/** Only exceeded by a start that hangs. */
const LONGEST_START_MS = 600_000;
const PORT_TRIES = 5;

export interface SandboxProcess {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it reported that it is ready. */
  readyMs: number;
  kill(signal: NodeJS.Signals): void;
  /** Output printed so far. */
  output(): string;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const ASK_EVERY_MS = 100;

/** Polls a process until it is ready. @returns false if it ends before that. */
async function untilReady(url: string, ended: Promise<unknown>): Promise<boolean> {
  let isAlive = true;
  void ended.then(() => (isAlive = false));
  while (isAlive) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true;
    await sleep(ASK_EVERY_MS);
  }
  return false;
}

export const freePort = () =>
  new Promise<number>((done, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? done(address.port) : reject(new Error('no port'))));
    });
  });

/** Starts the real sandbox as a separate process and waits until it is ready. */
export async function startSandbox(env: Record<string, string>, main = MAIN): Promise<SandboxProcess> {
  const startOn = (port: number) => startNode(main, port, { ...env, TOUCHLINE_SANDBOX_PORT: String(port) });
  // A replacement process uses the port of its predecessor.
  const named = env['TOUCHLINE_SANDBOX_PORT'];
  return named === undefined ? onFreePort(startOn) : startOn(Number(named));
}

/** Retries with another port, because a free port may be taken before it is used. */
async function onFreePort(startOn: (port: number) => Promise<SandboxProcess>): Promise<SandboxProcess> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOn(await freePort());
    } catch (error) {
      if (!String(error).includes('EADDRINUSE') || tries === PORT_TRIES) throw error;
    }
  }
}

/** Starts the real edge in front of a backend, with the build in `dist`, and waits until it is ready. */
export async function startEdge(backend: string, env: Record<string, string> = {}): Promise<SandboxProcess> {
  return onFreePort((port) =>
    startNode(EDGE, port, { BACKEND_URL: backend, TOUCHLINE_MODE: 'demo', ...env, TOUCHLINE_PORT: String(port) }),
  );
}

async function startNode(main: string, port: number, env: Record<string, string>): Promise<SandboxProcess> {
  const startedAt = performance.now();
  const child: ChildProcess = spawn(process.execPath, ['--conditions=@touchline/source', ...AS_STARTED, main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILED,
      ...(env['TOUCHLINE_TEST'] === '1' && { TOUCHLINE_WORLD: WORLD }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done) =>
    child.once('exit', (code, signal) => done({ code, signal })),
  );
  let output = '';
  await new Promise<void>((done, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`not ready in time: ${output}`));
    }, LONGEST_START_MS);
    const ready = () => {
      clearTimeout(timer);
      done();
    };
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Sandbox is ready')) ready();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    // The edge prints nothing when it is ready, so poll it.
    if (main === EDGE) void untilReady(`http://127.0.0.1:${port}/readyz`, ended).then((isReady) => isReady && ready());
    void ended.then(({ code, signal }) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code ?? signal} before it was ready: ${output}`));
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    kill: (signal) => child.kill(signal),
    output: () => output,
    ended,
  };
}
