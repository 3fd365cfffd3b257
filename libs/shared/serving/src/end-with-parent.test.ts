import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWithParent } from './end-with-parent.ts';

const MODULE = join(__dirname, 'end-with-parent.ts');
/** Loads the module when it gets a line, for 'late' not before the channel is closed, and lives until its parent ends. */
const PROGRAM = `
process.stdin.once('data', async (line) => {
  while (process.connected && String(line) === 'late\\n') await new Promise(setImmediate);
  const { endWithParent } = await import(${JSON.stringify(MODULE)});
  endWithParent(() => process.exit(7));
  console.log('watches');
});
console.log('loads');
`;
/** Only exceeded by a process that hangs. */
const LONGEST_MS = 120_000;

let child: ChildProcess;
const nextLine = () => new Promise<string>((done) => child.stdout?.once('data', (chunk: Buffer) => done(chunk.toString().trim())));
beforeEach(async () => {
  child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  await nextLine();
}, LONGEST_MS);
afterEach(() => child.kill('SIGKILL'));

it(
  '[SRV-1] a process ends when the channel to its parent closes',
  async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.stdin?.write('go\n');
    await nextLine();
    child.disconnect();

    expect(await ended).toBe(7);
  },
  LONGEST_MS,
);

it(
  '[SRV-1] a process ends when the channel closed while it was loading',
  async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.stdin?.write('late\n');
    child.disconnect();

    expect(await Promise.race([ended, nextLine()])).toBe(7);
  },
  LONGEST_MS,
);

it('[SRV-1] a process without a channel runs on', () => {
  const called: string[] = [];
  endWithParent(() => called.push('stop'), { once: (event) => called.push(event) });

  expect(called).toEqual([]);
});
