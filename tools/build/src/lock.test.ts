/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, lock } from './lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'dist', '.build.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

it('[PL-02] two builds on one dist run one after the other; the second learns the process id of the first', async () => {
  const order: string[] = [];
  const waits: number[] = [];
  const release = await lock(file);
  const second = lock(file, { onWait: (pid: number) => waits.push(pid), lookEveryMs: 5 }).then((done: () => void) => {
    order.push('second');
    done();
  });

  await new Promise((resume) => setImmediate(resume));
  order.push('first ends');
  release();
  await second;

  expect(order).toEqual(['first ends', 'second']);
  expect(waits).toEqual([process.pid]);
  expect(existsSync(file)).toBe(false);
});

it('[PL-02] never grants the lock twice, however many processes wait', async () => {
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const release = await lock(file, { lookEveryMs: 1 });
      running += 1;
      most = Math.max(most, running);
      await new Promise((resume) => setImmediate(resume));
      running -= 1;
      release();
    }),
  );

  expect(most).toBe(1);
  expect(readdirSync(join(folder, 'dist'))).toEqual([]);
});

it('[PL-02] takes over the lock of a dead build', async () => {
  const release = await lock(file);
  release();
  writeFileSync(file, String(deadPid()));

  await lock(file);

  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  expect(readdirSync(join(folder, 'dist'))).toEqual(['.build.lock']);
});

it.each(['', 'nobody', '-1', '0'])('[PL-02] takes over a lock with the invalid content %j', async (text) => {
  (await lock(file))();
  writeFileSync(file, text);

  await lock(file);

  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});

it('[PL-02] detects whether a process is alive', () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(deadPid())).toBe(false);
});
