import { connect, type Socket } from 'node:net';
import { type Chance, hostileRequest, type HostileRequest, STEPS, type Target } from './hostile-request.ts';

export interface Provoked {
  /** Requests that were sent. */
  sent: number;
  /** Number of answers by status. */
  statuses: ReadonlyMap<number, number>;
  /** Requests that were answered with 500, as text. */
  faults: readonly string[];
}

export interface Provocation extends Target {
  port: number;
  count: number;
  seed: number;
  /** Concurrent requests. */
  atOnce?: number;
}

const LOOPBACK = '127.0.0.1';
const AT_ONCE = 10;
const LARGEST = 2_147_483_647;

/** A Lehmer generator: small, and the same on every machine. */
function chanceOf(seed: number): Chance {
  let state = (Math.abs(Math.trunc(seed)) % (LARGEST - 1)) + 1;
  return (below) => (state = (state * 48_271) % LARGEST) % below;
}

/** Upgrade requests, one cut at each step. */
const upgradesOf = ({ host, paths }: Target): HostileRequest[] =>
  ['/', '//', '/x', 'http://[', ...paths].flatMap((path) =>
    STEPS.map((step) => {
      const bytes = Buffer.from(
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      );
      return { bytes, step, cutAt: bytes.length - 2 };
    }),
  );

interface Line {
  socket: Socket;
  /** All bytes of this step have left this process, or the connection is closed. */
  written: Promise<void>;
  closed: Promise<void>;
  answer: () => string;
}

function open(port: number, { bytes, step, cutAt }: HostileRequest): Line {
  const isPart = step.endsWith('-within');
  const sent = isPart ? bytes.subarray(0, cutAt) : bytes;
  const socket = connect({ port, host: LOOPBACK, noDelay: true, allowHalfOpen: true });
  let text = '';
  socket.on('error', () => undefined);
  // Keeps this side open after the other's end if the connection is still to be reset.
  socket.on('end', () => step === 'reset-received' || socket.end());
  socket.on('data', (chunk: Buffer) => {
    if (text.length < 20_000) text += chunk.toString('latin1');
    if (step === 'reset-answered') socket.resetAndDestroy();
  });
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  const written = new Promise<void>((done) => {
    socket.once('close', () => done());
    socket.once('connect', () => {
      if (step === 'reset-unsent') return void socket.resetAndDestroy();
      socket.write(sent, () => {
        if (step === 'reset-within' || step === 'reset-sent') socket.resetAndDestroy();
        if (step.startsWith('end-')) socket.end();
        done();
      });
    });
  });
  return { socket, written, closed, answer: () => text };
}

/**
 * Sends an ordinary request on a new connection.
 *
 * @returns the status.
 * @throws Error without an answer.
 */
async function ask(port: number, host: string): Promise<number> {
  const line = open(port, {
    bytes: Buffer.from(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    step: 'read',
    cutAt: 0,
  });
  await line.closed;
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line.answer())?.[1]);
  if (Number.isNaN(status)) throw new Error(`the listener at port ${port} no longer answers: ${JSON.stringify(line.answer())}`);
  return status;
}

/**
 * Sends hostile requests to a local listener and cuts their connections at every step. In between, an ordinary request must be answered.
 *
 * @throws Error when an ordinary request is not answered.
 */
export async function provoke({ port, count, seed, atOnce = AT_ONCE, ...target }: Provocation): Promise<Provoked> {
  const chance = chanceOf(seed);
  const requests = [...upgradesOf(target), ...Array.from({ length: count }, () => hostileRequest(chance, target))];
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  for (let at = 0; at < requests.length; at += atOnce) {
    const some = requests.slice(at, at + atOnce);
    const lines = some.map((request) => open(port, request));
    await Promise.all(lines.map(({ written }) => written));
    // The answer to an ordinary request shows that everything before it was read.
    await ask(port, target.host);
    some.forEach(({ step }, nth) => step === 'reset-received' && lines[nth]?.socket.resetAndDestroy());
    await ask(port, target.host);
    for (const { socket } of lines) if (!socket.destroyed) socket.resetAndDestroy();
    await Promise.all(lines.map(({ closed }) => closed));
    lines.forEach(({ answer }, nth) => {
      for (const [, status] of answer().matchAll(/(?:^|\n)HTTP\/1\.1 (\d{3}) /g)) {
        statuses.set(Number(status), (statuses.get(Number(status)) ?? 0) + 1);
        if (status === '500') faults.push(JSON.stringify(some[nth]?.bytes.toString('latin1').slice(0, 600)));
      }
    });
  }
  return { sent: requests.length, statuses, faults };
}
