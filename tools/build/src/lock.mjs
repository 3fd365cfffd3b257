// Allows one build at a time per dist folder: others wait; the lock of a dead process is taken over.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const LOOK_EVERY_MS = 200;
let wishes = 0;

/** Whether a process is alive, including processes of other users. */
export function isAlive(pid) {
  // 0 and negative numbers refer to process groups.
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

/** Creates the lock with its content atomically, so that it is never read empty. @returns whether it was free. */
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

/** Removes the lock of a dead process. If another waiter replaced it in the meantime, its lock is restored. */
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
 * Waits for the lock. Whether its holder is alive is checked with the operating system, so a crash needs no cleanup.
 *
 * @param file - the lock file; its content is the process id of the holder.
 * @param onWait - called once with that id if another process holds the lock.
 * @returns a function that releases the lock.
 */
export async function lock(file, { onWait = () => undefined, lookEveryMs = LOOK_EVERY_MS } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${process.pid}`;
  let hasReportedWait = false;
  while (!take(file, own)) {
    const holder = read(file);
    if (holder === undefined) continue;
    if (!isAlive(Number(holder))) {
      takeAway(file, holder);
      continue;
    }
    if (!hasReportedWait) onWait(Number(holder));
    hasReportedWait = true;
    await new Promise((resume) => setTimeout(resume, lookEveryMs));
  }
  return () => rmSync(file, { force: true });
}
