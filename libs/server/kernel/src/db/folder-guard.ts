import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** Longest path that every system takes for a local socket. */
const LONGEST_SOCKET_PATH = 100;

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
  const path = join(folder, 'in-use.sock');
  if (process.platform === 'win32' || path.length > LONGEST_SOCKET_PATH) return async () => undefined;
  mkdirSync(folder, { recursive: true });
  if (await isAnswering(path)) throw new Error(`Another process uses the data in ${folder}: stop it, or set TOUCHLINE_DATA_DIR`);
  rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
