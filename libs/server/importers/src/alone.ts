import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = 'importing.lock';
const LOOK_EVERY_MS = 25;
const LONGEST_WAIT_MS = 60_000;

/** Whether the process that holds a lock has ended without removing it. */
function isGone(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Creates the lock file; false if it exists. */
function take(lock: string): boolean {
  try {
    const handle = openSync(lock, 'wx');
    try {
      writeSync(handle, String(process.pid));
    } finally {
      closeSync(handle);
    }
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    return false;
  }
}

/** Removes the lock of a dead process. An empty lock file is just being written and is kept. */
function clear(lock: string): void {
  try {
    const owner = readFileSync(lock, 'utf8');
    if (owner !== '' && isGone(Number(owner))) rmSync(lock, { force: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
}

const pause = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Runs `act` under a lock of the folder shared by all processes. @throws Error if the lock is not released in time. */
export function alone<Value>(folder: string, act: () => Value): Value {
  const lock = join(folder, LOCK);
  for (const until = Date.now() + LONGEST_WAIT_MS; !take(lock); pause(LOOK_EVERY_MS)) {
    if (Date.now() > until) throw new Error(`Another import has been running for too long; if there is none, remove ${lock}.`);
    clear(lock);
  }
  try {
    return act();
  } finally {
    rmSync(lock, { force: true });
  }
}
