// One heavy run at a time per machine: two of them halve each other's speed and exceed their time limits.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WAIT_SECONDS = 15 * 60;
const LOCK = 3;

let held;

/** Entries for `stdio` of child processes: they inherit the lock, which is held until the last of them has ended. */
export const lockFds = () => (held === undefined ? [] : [held]);

/**
 * Takes the lock of heavy runs, waiting for the run that holds it. It is a kernel lock on a file in the temporary folder, so it is released
 * when its process dies. Without flock(1), nothing is locked. `TOUCHLINE_LOCK=0` turns it off for this process and its children.
 *
 * @param what - the command, shown while it waits.
 * @param waitSeconds - after this time the run starts anyway, with a warning.
 */
export function takeRunLock(what, { env = process.env, file = join(tmpdir(), 'touchline-run.lock'), waitSeconds = WAIT_SECONDS } = {}) {
  if (env.TOUCHLINE_LOCK === '0') return;
  env.TOUCHLINE_LOCK = '0';
  const fd = openSync(file, 'a+', 0o666);
  const flock = (...args) => spawnSync('flock', [...args, String(LOCK)], { stdio: ['ignore', 'ignore', 'ignore', fd] });
  const first = flock('-n');
  if (first.error !== undefined) return closeSync(fd);
  if (first.status !== 0) {
    console.log(`Waiting for another run on this machine (${readFileSync(file, 'utf8').trim()}), at most ${waitSeconds / 60} minutes`);
    if (flock('-w', String(waitSeconds)).status !== 0) {
      console.warn('The other run has not ended; this one starts beside it');
      return closeSync(fd);
    }
  }
  writeFileSync(file, `${what}, process ${process.pid}\n`);
  held = fd;
}
