import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import type { Db } from '../db/db.ts';

const STDOUT = 1;
/** Last output of the process if it died during the checkpoint. */
export const CHECKPOINT_BEGINS = 'checkpoint begins';
export const CHECKPOINT_ENDED = 'checkpoint ended';

/**
 * Kills this process with SIGKILL while its database writes a checkpoint. The embedded database blocks the whole process during that time,
 * so another process, triggered right before, sends the signal. For tests only.
 *
 * @spec BET-5
 */
export async function dieInCheckpoint(db: Pick<Db, 'transaction'>): Promise<void> {
  const killer = spawn('/bin/sh', ['-c', `read word; kill -9 ${process.pid}`], { stdio: ['pipe', 'ignore', 'ignore'] });
  await once(killer, 'spawn');
  // Inside a transaction nothing can run between the trigger and the checkpoint.
  await db.transaction(async (tx) => {
    writeSync(STDOUT, `${CHECKPOINT_BEGINS}\n`);
    killer.stdin.write('now\n');
    await tx.query('CHECKPOINT');
    writeSync(STDOUT, `${CHECKPOINT_ENDED}\n`);
  });
}
