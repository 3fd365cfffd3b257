// One build at a time on one dist: the second waits, and a lock whose process has died is taken over.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const LOOK_EVERY_MS = 200;
let wishes = 0;

/** Whether a process lives; one that belongs to somebody else does. */
export function isAlive(pid) {
  // 0 and negative numbers name groups of processes, not one.
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const codeOf = (error) => error.code;
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes the lock in one step, with its content: nobody ever reads an empty one. @returns whether it was free. */
function take(file, own) {
  const wish = `${file}.${process.pid}.${(wishes += 1)}`;
  writeFileSync(wish, own);
  try {
    linkSync(wish, file);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(wish, { force: true });
  }
}

/** Takes a dead process's lock away. Another waiter may do the same: what was taken by mistake is put back. */
function takeAway(file, dead) {
  const away = `${file}.${process.pid}.${(wishes += 1)}`;
  try {
    renameSync(file, away);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (read(away) !== dead) {
    try {
      linkSync(away, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
  rmSync(away, { force: true });
}

/**
 * Waits for the lock. The operating system tells whether its holder lives, so nothing has to be cleaned up after a crash.
 *
 * @param file - the lock; its text is the process id of its holder.
 * @param onWait - told once, with that id, when somebody else holds it.
 * @returns the way to give it back.
 */
export async function lock(file, { onWait = () => undefined, lookEveryMs = LOOK_EVERY_MS } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${process.pid}`;
  let hasToldWait = false;
  while (!take(file, own)) {
    const holder = read(file);
    if (holder === undefined) continue;
    if (!isAlive(Number(holder))) {
      takeAway(file, holder);
      continue;
    }
    if (!hasToldWait) onWait(Number(holder));
    hasToldWait = true;
    await new Promise((resume) => setTimeout(resume, lookEveryMs));
  }
  return () => rmSync(file, { force: true });
}
