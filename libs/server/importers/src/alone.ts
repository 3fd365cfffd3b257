import { lockFile } from '@touchline/server-kernel/db';
import { join } from 'node:path';

const LOCK = 'import.lock';
const LONGEST_WAIT_MS = 60_000;

/**
 * Runs `act` under a lock of the folder shared by all processes.
 *
 * @param waitMs - how long it waits for another import.
 * @throws Error if the lock is not released in time.
 */
export function alone<Value>(folder: string, act: () => Value, waitMs = LONGEST_WAIT_MS): Value {
  const release = lockFile(join(folder, LOCK), waitMs);
  if (release === undefined) throw new Error(`Another import has been running for too long: it holds ${join(folder, LOCK)}.`);
  try {
    return act();
  } finally {
    release();
  }
}
