import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

const TRIES = 5;
const STOP_WITHIN_MS = 20_000;

/** A port that is currently free; another process may take it before it is used. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The port was taken between selection and use. */
export class PortTaken extends Error {}

/** Starts something on a free port, and on another one if that was taken meanwhile. @param start - throws PortTaken in that case. */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (!(error instanceof PortTaken) || tries === TRIES) throw error;
    }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/**
 * Waits until a server answers on `/readyz`, while its process is alive.
 *
 * @param child - with `stderr` as a pipe, which is forwarded.
 * @throws PortTaken when the process exited because of its port.
 */
export async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString()).slice(-4_000);
    process.stderr.write(chunk);
  });
  while (!hasEnded(child)) {
    const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady && !hasEnded(child)) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  if (stderr.includes('EADDRINUSE')) throw new PortTaken(origin);
  throw new Error(`the server on ${origin} ended with code ${child.exitCode ?? child.signalCode}`);
}

/** Ends a process with SIGTERM, and with SIGKILL after 20 s. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(force);
}
