import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export interface ThrowawayNats {
  url: string;
  /** Kills the server and starts it again at the same address. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Path of the program; undefined if it is not installed. */
export const findNats = (): string | undefined =>
  ['/usr/sbin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(':')]
    .map((folder) => join(folder, 'nats-server'))
    .find((file) => existsSync(file));

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

/** Starts a separate NATS server on loopback. */
export async function startThrowawayNats(): Promise<ThrowawayNats> {
  const program = findNats();
  if (program === undefined) throw new Error('No NATS found: install the package nats-server');
  const port = await freePort();
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const next = spawn(program, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
    server = next;
    let log = '';
    await new Promise<void>((resolve, reject) => {
      next.once('exit', (code) => reject(new Error(`nats-server ended with ${code}: ${log}`)));
      next.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes('Server is ready')) resolve();
      });
    });
  };
  const kill = async (): Promise<void> => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server?.kill('SIGKILL');
    await ended;
  };
  await start();
  return { url: `nats://127.0.0.1:${port}`, kill, start, stop: kill };
}
