import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

const MAIN = resolve(__dirname, '../main.ts');
/** The same with a second product. */
export const MAIN_WITH_ROUNDS = resolve(__dirname, 'main-with-rounds.ts');
/** What one process has compiled the next need not: most of a start is that. */
const COMPILED = resolve(__dirname, '../../../../node_modules/.cache/sandbox-process');
/** As `npm start` does (tools/bootstrap/start.mjs): young objects get little room, so a flood of them is collected instead of kept. */
const AS_STARTED = ['--disable-proto=delete', '--max-semi-space-size=4'];
const LONGEST_START_MS = 60_000;

export interface SandboxProcess {
  url: string;
  pid: number;
  /** From the start of the process until it said that it is ready. */
  readyMs: number;
  kill(signal: NodeJS.Signals): void;
  /** What it has printed so far. */
  output(): string;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export const freePort = () =>
  new Promise<number>((done, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? done(address.port) : reject(new Error('no port'))));
    });
  });

/** Starts the real sandbox as a process of its own and waits until it is ready. */
export async function startSandbox(env: Record<string, string>, main = MAIN): Promise<SandboxProcess> {
  // A process that takes the place of another listens where that one did.
  const port = Number(env['TOUCHLINE_SANDBOX_PORT'] ?? (await freePort()));
  const startedAt = performance.now();
  const child: ChildProcess = spawn(process.execPath, ['--conditions=@touchline/source', ...AS_STARTED, main], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...env, TOUCHLINE_SANDBOX_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done) =>
    child.once('exit', (code, signal) => done({ code, signal })),
  );
  let output = '';
  await new Promise<void>((done, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time: ${output}`)), LONGEST_START_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Sandbox is ready')) return;
      clearTimeout(timer);
      done();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(({ code, signal }) => reject(new Error(`ended with ${code ?? signal} before it was ready: ${output}`)));
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
