import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardFolder } from './folder-guard.ts';

const MODULE = join(__dirname, 'folder-guard.ts');
/** A process that asks for a folder as soon as it gets a line, prints what became of it, and lives until it is killed. */
const PROGRAM = `
const { guardFolder } = await import(${JSON.stringify(MODULE)});
console.log('loaded');
process.stdin.once('data', () => {
  try {
    guardFolder(process.argv[1]);
    console.log('held');
  } catch (error) {
    console.log(error.message);
  }
});
`;
const STARTS = 4;
/** Only exceeded by a process that hangs. */
const LONGEST_MS = 120_000;

let base: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'guard-'));
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(end));
  rmSync(base, { recursive: true, force: true });
});

const end = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
const nextLine = (child: ChildProcess) =>
  new Promise<string>((done, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => done(chunk.toString().trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the process ended')));
  });
/** Starts a process that will ask for the folder, that has its own temporary folder. */
async function start(folder: string): Promise<{ child: ChildProcess; ask: () => Promise<string> }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', PROGRAM, folder], {
    env: { TMPDIR: mkdtempSync(join(base, 'temporary-')) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  await nextLine(child);
  return {
    child,
    ask: () => {
      const answer = nextLine(child);
      child.stdin?.write('go\n');
      return answer;
    },
  };
}
const folderOf = (length: number): string => {
  const folder = join(base, ...Array.from({ length: Math.ceil(length / 100) }, () => 'x'.repeat(Math.min(length, 100))));
  mkdirSync(folder, { recursive: true });
  return folder;
};

it.each([20, 90, 130, 300])('[BET-5] one user at a time in a folder with a name of %i characters', (length) => {
  const folder = folderOf(length);

  const release = guardFolder(folder);
  expect(() => guardFolder(folder)).toThrow(`Another process uses the data in ${folder}: stop it, or set TOUCHLINE_DATA_DIR`);
  release();
  release();
  guardFolder(folder)();
});

it.each([20, 300])(
  '[BET-5] two processes with different temporary folders: the second is refused a folder of %i characters until the first is killed',
  async (length) => {
    const folder = folderOf(length);
    const [first, second] = [await start(folder), await start(folder)];

    expect(await first.ask()).toBe('held');
    expect(await second.ask()).toBe(`Another process uses the data in ${folder}: stop it, or set TOUCHLINE_DATA_DIR`);
    expect(() => guardFolder(folder)).toThrow('Another process uses the data');
    await end(first.child);
    guardFolder(folder)();
  },
  LONGEST_MS,
);

it(
  `[BET-5] of ${STARTS} processes that start in the same moment one gets the folder`,
  async () => {
    const folder = folderOf(20);
    const all = await Promise.all(Array.from({ length: STARTS }, () => start(folder)));

    const answers = await Promise.all(all.map(({ ask }) => ask()));

    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith('Another process uses the data'))).toHaveLength(STARTS - 1);
  },
  LONGEST_MS,
);

it('[BET-5] a folder is recognised through a symbolic link, and the lock writes nothing', () => {
  const folder = folderOf(120);
  symlinkSync(folder, join(base, 'link'));

  const release = guardFolder(folder);
  expect(() => guardFolder(join(base, 'link'))).toThrow('Another process uses the data');
  expect(readdirSync(folder)).toEqual(['in-use.lock']);
  release();
});

it('[BET-5] a folder that cannot be locked is refused with its reason', () => {
  const folder = folderOf(20);
  mkdirSync(join(folder, 'in-use.lock'));

  expect(() => guardFolder(folder)).toThrow(/in-use\.lock cannot be locked, so a second process would not be noticed: Error: /);
});
