import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a file that another connection has locked. */
const SQLITE_BUSY = 5;

/** Locks are released when their database is collected as garbage, so they are referenced here. */
const held = new Set<DatabaseSync>();

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Takes an exclusive lock of the kernel on a file, which is created if it is missing, and which must not be deleted. Taking it is one step, it
 * belongs to the file and not to its path, temporary folder or container, and the kernel releases it however the process ends. Node has no
 * call for such locks, but its SQLite takes one for an exclusive transaction; nothing is written to the file.
 *
 * Not noticed: a process on another machine, where the file system does not share locks.
 *
 * @param waitMs - how long this thread waits for the lock, in milliseconds.
 * @returns releases the lock; undefined if another holder has it. @throws Error if the file cannot be locked.
 */
export function lockFile(path: string, waitMs = 0): (() => void) | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: waitMs });
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (cause) {
    lock?.close();
    if (isBusy(cause)) return undefined;
    throw new Error(`${path} cannot be locked, so a second process would not be noticed: ${String(cause)}`, { cause });
  }
  const taken = lock;
  held.add(taken);
  return () => {
    if (held.delete(taken)) taken.close();
  };
}
