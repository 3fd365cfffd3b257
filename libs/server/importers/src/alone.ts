import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = 'importing.lock';
const LOOK_EVERY_MS = 25;
const LONGEST_WAIT_MS = 60_000;

/** A process that ended without taking its lock away. */
function isGone(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Makes the lock, unless somebody has it. */
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

/** Takes away the lock of a process that is gone. An empty one is just being written. */
function clear(lock: string): void {
  try {
    const owner = readFileSync(lock, 'utf8');
    if (owner !== '' && isGone(Number(owner))) rmSync(lock, { force: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
}

const pause = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Does something while no other process does the same in this folder. @throws Error when another one takes too long. */
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
