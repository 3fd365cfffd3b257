import { createSocketServer } from '@touchline/shared-serving';
import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest path of a local socket that all systems accept. */
const LONGEST_SOCKET_PATH = 100;

/**
 * Path of the guard socket of a folder, the same for every symbolic link to it: next to the files, or, if that path is too long, in the
 * temporary folder under a hash of the real path. On Windows it is a named pipe.
 *
 * @throws Error if every path is too long, because a second process on the files could not be detected.
 */
export function socketOf(folder: string, { platform = process.platform, temporary = tmpdir() } = {}): string {
  const real = realpathSync(folder);
  const name = `touchline-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const path = [join(real, 'in-use.sock'), join(temporary, `${name}.sock`)].find(({ length }) => length <= LONGEST_SOCKET_PATH);
  if (path === undefined)
    throw new Error(`The path ${folder} cannot be guarded against a second process: set TOUCHLINE_DATA_DIR to a shorter one`);
  return path;
}

const isAnswering = (path: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(path, () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });

/**
 * Prevents two processes from using one embedded database, which would corrupt it. The owner listens on a socket, which the system closes
 * with the process, however it ends, so no stale lock has to be removed by hand.
 *
 * @returns releases the folder. @throws Error if another process uses it.
 */
export async function guardFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const path = socketOf(folder);
  if (await isAnswering(path)) throw new Error(`Another process uses the data in ${folder}: stop it, or set TOUCHLINE_DATA_DIR`);
  rmSync(path, { force: true });
  const server = createSocketServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
