import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const LOCK = pathToFileURL(resolve(__dirname, '../../nx/src/bootstrap/run-lock.mjs')).href;

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-lock-'));
});
afterEach(async () => {
  for (const child of children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts a process that takes the lock, prints `taken` and runs until it is killed.
 *
 * @returns the process, with a function that reads its next line.
 */
function start(name: string, { env = {}, waitSeconds = 600, then = '' } = {}) {
  const options = JSON.stringify({ file: join(folder, 'lock'), env, waitSeconds });
  const script = `import { lockFds, takeRunLock } from '${LOCK}';
    import { spawn } from 'node:child_process';
    takeRunLock('${name}', ${options});
    console.log('taken');
    ${then}
    setInterval(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const lines = [child.stdout, child.stderr].map((input) => createInterface({ input })[Symbol.asyncIterator]());
  const next = async (stream: 0 | 1 = 0): Promise<string> => String((await lines[stream]?.next())?.value);
  return { child, next };
}
const end = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

it('[TST-3] a second run waits for the first, names it, and starts when it ends or is killed', async () => {
  const first = start('npm test');
  expect(await first.next()).toBe('taken');
  const second = start('npm run bench');

  expect(await second.next()).toBe(`Waiting for another run on this machine (npm test, process ${first.child.pid}), at most 10 minutes`);
  await end(first.child);
  expect(await second.next()).toBe('taken');
});

it('[TST-3] keeps the lock while a child of a killed run lives', async () => {
  const orphan = `const child = spawn('sleep', ['600'], { stdio: ['ignore', 'ignore', 'ignore', ...lockFds()] }); console.log(child.pid);`;
  const first = start('npm test', { then: orphan });
  expect(await first.next()).toBe('taken');
  const pid = Number(await first.next());
  await end(first.child);
  const second = start('npm run bench');

  expect(await second.next()).toMatch(/^Waiting for another run/);
  process.kill(pid, 'SIGKILL');
  expect(await second.next()).toBe('taken');
});

it('[TST-3] after the maximum wait, starts next to the other run with a warning', async () => {
  const first = start('npm test');
  expect(await first.next()).toBe('taken');
  const second = start('npm run bench', { waitSeconds: 0 });

  expect(await second.next()).toMatch(/^Waiting for another run/);
  expect(await second.next(1)).toBe('The other run has not ended; this one starts beside it');
  expect(await second.next()).toBe('taken');
});

it('[TST-3] TOUCHLINE_LOCK=0 takes no lock', async () => {
  const first = start('npm test');
  expect(await first.next()).toBe('taken');

  expect(await start('npm run bench', { env: { TOUCHLINE_LOCK: '0' } }).next()).toBe('taken');
});
