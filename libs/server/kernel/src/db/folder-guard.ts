import { createSocketServer } from '@touchline/shared-serving';
import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest path that every system takes for a local socket. */
const LONGEST_SOCKET_PATH = 100;

/**
 * Where the socket of a folder lies. It has one name on this machine however long and by whatever link the folder is named: beside the files, or
 * by their hash in the folder for temporary files; on Windows a pipe has no file.
 *
 * @throws Error when there is no place for it: then nobody could tell that two processes use the files.
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
 * Two processes on the files of one embedded database would ruin it. The one that has them listens on a socket beside them; the system
 * closes it with the process, however that ends, so nothing stale is left to clean up by hand.
 *
 * @returns gives the folder free. @throws Error when another process has it.
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
