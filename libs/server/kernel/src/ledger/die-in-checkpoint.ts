import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import type { Db } from '../db/db.ts';

const STDOUT = 1;
/** What the process says last, when it died where it should. */
export const CHECKPOINT_BEGINS = 'checkpoint begins';
export const CHECKPOINT_ENDED = 'checkpoint ended';

/**
 * Ends this process with SIGKILL while its database writes a checkpoint. The embedded database holds the whole process meanwhile, so the signal
 * comes from another one, which gets its word right before. For tests alone.
 *
 * @spec BET-5
 */
export async function dieInCheckpoint(db: Pick<Db, 'transaction'>): Promise<void> {
  const killer = spawn('/bin/sh', ['-c', `read word; kill -9 ${process.pid}`], { stdio: ['pipe', 'ignore', 'ignore'] });
  await once(killer, 'spawn');
  // Inside a transaction nothing else can come between the word and the checkpoint.
  await db.transaction(async (tx) => {
    writeSync(STDOUT, `${CHECKPOINT_BEGINS}\n`);
    killer.stdin.write('now\n');
    await tx.query('CHECKPOINT');
    writeSync(STDOUT, `${CHECKPOINT_ENDED}\n`);
  });
}
