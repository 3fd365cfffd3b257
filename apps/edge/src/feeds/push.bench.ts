import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createEdge } from '../app.ts';
import { aPage, aRegistry, fakeBundles, someSettings } from '../testing/fakes.ts';
import type { FeedBackend } from './feed-backend.ts';

// Ten thousand readers of one edge process, each on its own connection: their memory, and the delay of a change. Then the number of delta
// polls per second that the same process answers. One JSON figure per line, for `npm run bench`.
const READERS = 10_000;
const READER_PROCESSES = 2;
const CHANGES = 20;
const CHANGE_EVERY_MS = 1_000;
/** Approximate size of a second's changes of 150 live games, and of the first answer. */
const DELTA_BYTES = 3_000;
const IMAGE_BYTES = 150_000;
const POLLERS = 64;
const POLL_FOR_MS = 5_000;
const OPEN_AT_ONCE = 100;
const MIB = 1024 * 1024;
const KEY = 'live/games?lang=en';
const FIRST_REVISION = 1_000;

interface Figure {
  name: string;
  value: number;
  unit: string;
  gate?: number;
  goal?: number;
}

type BenchMessage = { kind: string } & Record<string, unknown>;
const send = (message: BenchMessage): void => void process.send?.(message);
const [role = 'all', ...rest] = process.argv.slice(2);

const start = (name: string, ...args: string[]): ChildProcess =>
  fork(fileURLToPath(import.meta.url), [name, ...args], { execArgv: [...process.execArgv, '--expose-gc'] });

async function receive(child: ChildProcess, kind: string): Promise<BenchMessage> {
  while (true) {
    const [message] = (await once(child, 'message')) as [BenchMessage];
    if (message.kind === kind) return message;
  }
}

/** The edge, with a backend in the same process whose one feed moves on command. */
async function serve(): Promise<void> {
  let revision = FIRST_REVISION;
  const wake: (() => void)[] = [];
  const answer = (isFull: boolean, since?: number): string =>
    JSON.stringify({
      revision,
      source: 'bench',
      isFull,
      since,
      servedAt: Date.now(),
      filler: 'x'.repeat(isFull ? IMAGE_BYTES : DELTA_BYTES),
    });
  const feeds: FeedBackend = {
    ask: async (_key, position) => {
      if (position?.revision === revision) return { kind: 'unchanged' };
      const isFull = position === undefined;
      return { kind: 'news', position: { revision, source: 'bench' }, isFull, body: answer(isFull, position?.revision) };
    },
    nextRevision: async (position) => {
      if (position?.revision === revision) await new Promise<void>((done) => wake.push(done));
      return { revision, source: 'bench' };
    },
  };
  const settings = someSettings({ mostStreams: READERS + 1, mostStreamsPerAddress: READERS + 1 });
  const app = await createEdge({ settings, registry: { current: () => aRegistry() }, bundles: fakeBundles(() => aPage()), feeds });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', (message: BenchMessage) => {
    if (message.kind === 'move') {
      revision += 1;
      for (const done of wake.splice(0)) done();
    } else if (message.kind === 'memory') {
      globalThis.gc?.();
      const { user, system } = process.cpuUsage();
      send({ kind: 'memory', rss: process.memoryUsage().rss, cpuMs: (user + system) / 1000 });
    } else process.exit(0);
  });
  send({ kind: 'ready', port: (app.server.address() as { port: number }).port });
}

/** Starts many readers, which report the delay of each change. */
async function read(port: number, count: number): Promise<void> {
  const path = `/bff-api/feed/stream?feed=${encodeURIComponent(`${KEY}&since=${FIRST_REVISION}&source=bench`)}`;
  const delays: number[] = [];
  let opened = 0;
  const openOne = (): Promise<void> =>
    new Promise((done, fail) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`));
      let isOpen = false;
      socket.on('data', (bytes: Buffer) => {
        const at = bytes.indexOf('"servedAt":');
        if (at >= 0) delays.push(Date.now() - Number(bytes.toString('latin1', at + 11, at + 24)));
        if (isOpen) return;
        isOpen = true;
        opened += 1;
        done();
      });
      socket.on('error', fail);
    });
  while (opened < count) await Promise.all(Array.from({ length: Math.min(OPEN_AT_ONCE, count - opened) }, openOne));
  process.on('message', (message: BenchMessage) => {
    if (message.kind === 'delays') send({ kind: 'delays', delays });
    else process.exit(0);
  });
  send({ kind: 'open' });
}

/** Readers that poll without a pause, from a few revisions back. */
async function poll(port: number): Promise<void> {
  let answers = 0;
  const until = Date.now() + POLL_FOR_MS;
  await Promise.all(
    Array.from(
      { length: POLLERS },
      (_, at) =>
        new Promise<void>((done) => {
          const since = FIRST_REVISION + CHANGES - 1 - (at % 5);
          const question = `GET /bff-api/feed/${KEY}&since=${since}&source=bench HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n\r\n`;
          const socket = connect(port, '127.0.0.1', () => socket.write(question));
          let held = Buffer.alloc(0);
          socket.on('data', (bytes: Buffer) => {
            held = Buffer.concat([held, bytes]);
            const end = held.indexOf('\r\n\r\n');
            if (end < 0) return;
            const length = Number(/content-length: (\d+)/i.exec(held.toString('latin1', 0, end))?.[1] ?? 0);
            if (held.length < end + 4 + length) return;
            held = Buffer.alloc(0);
            answers += 1;
            if (Date.now() < until) socket.write(question);
            else socket.end(() => done());
          });
        }),
    ),
  );
  send({ kind: 'answers', answers });
}

async function measure(): Promise<Figure[]> {
  const edge = start('serve');
  const { port } = await receive(edge, 'ready');
  const look = async (): Promise<{ rss: number; cpuMs: number }> => {
    edge.send({ kind: 'memory' });
    const { rss, cpuMs } = await receive(edge, 'memory');
    return { rss: Number(rss), cpuMs: Number(cpuMs) };
  };
  const before = await look();
  const readers: ChildProcess[] = [];
  for (let at = 0; at < READER_PROCESSES; at += 1) {
    const reader = start('read', String(port), String(READERS / READER_PROCESSES));
    await receive(reader, 'open');
    readers.push(reader);
  }
  const begun = await look();
  for (let change = 0; change < CHANGES; change += 1) {
    edge.send({ kind: 'move' });
    await new Promise((next) => setTimeout(next, CHANGE_EVERY_MS));
  }
  const after = await look();
  const delays: number[] = [];
  for (const reader of readers) {
    reader.send({ kind: 'delays' });
    delays.push(...((await receive(reader, 'delays'))['delays'] as number[]));
    reader.send({ kind: 'end' });
    await once(reader, 'exit');
  }
  delays.sort((a, b) => a - b);
  const part = (share: number): number => delays[Math.floor(delays.length * share)] ?? Number.NaN;
  const quiet = await look();
  const poller = start('poll', String(port));
  const answers = Number((await receive(poller, 'answers'))['answers']);
  const polled = await look();
  edge.send({ kind: 'end' });
  return [
    { name: `${READERS} streams on one process, memory in all`, value: Math.round(after.rss / MIB), unit: 'MiB', gate: 600 },
    { name: 'of them before the first stream', value: Math.round(before.rss / MIB), unit: 'MiB' },
    { name: `changes that arrived, of ${READERS * CHANGES}`, value: delays.length, unit: 'events' },
    { name: 'a change at half of them', value: part(0.5), unit: 'ms' },
    { name: 'a change at 95 of 100', value: part(0.95), unit: 'ms', gate: 500 },
    { name: 'processor for a change to all', value: Math.round((after.cpuMs - begun.cpuMs) / (delays.length / READERS)), unit: 'ms' },
    { name: `polls with a delta, ${POLLERS} connections`, value: Math.round(answers / (POLL_FOR_MS / 1000)), unit: 'a second' },
    {
      name: 'the same for a second of processor',
      value: Math.round((answers * 1000) / (polled.cpuMs - quiet.cpuMs)),
      unit: 'polls',
      goal: 8000,
    },
  ];
}

if (role === 'serve') await serve();
else if (role === 'read') await read(Number(rest[0]), Number(rest[1]));
else if (role === 'poll') await poll(Number(rest[0]));
else for (const figure of await measure()) process.stdout.write(`${JSON.stringify(figure)}\n`);
