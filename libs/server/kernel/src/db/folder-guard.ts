import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from './lock-file.ts';

/**
 * Prevents two processes from using one embedded database, which would corrupt it: the owner holds a lock on the file `in-use.lock` in the
 * folder.
 *
 * Not noticed: what {@link lockFile} does not notice; a process whose data folder is another one with the same `db` in it; a folder that was
 * deleted or moved while in use.
 *
 * @returns releases the folder. @throws Error if another process uses it, or if it cannot be locked.
 */
export function guardFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const release = lockFile(join(folder, 'in-use.lock'));
  if (release === undefined) throw new Error(`Another process uses the data in ${folder}: stop it, or set TOUCHLINE_DATA_DIR`);
  return release;
}
