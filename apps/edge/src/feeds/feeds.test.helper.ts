import { trustedProxies } from '@touchline/shared-serving';
import fastify, { type FastifyInstance } from 'fastify';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGunzip } from 'node:zlib';
import type { FeedReply } from './feed-backend.ts';
import type { FeedPosition } from './feed-key.ts';
import { addFeeds, createFeedHub, type FeedTerms } from './feed-routes.ts';

/** A backend with one feed that moves on the test's command. */
export class FakeFeeds {
  revision = 100;
  source = 'one';
  /** Polls, as `KEY@SINCE`. */
  requests: string[] = [];
  isDown = false;
  canWait = true;
  filler = '';
  #wake: (() => void)[] = [];

  move(): void {
    this.revision += 1;
    for (const wake of this.#wake.splice(0)) wake();
  }

  async ask(key: string, position: FeedPosition | undefined): Promise<FeedReply> {
    this.requests.push(`${key}@${position?.revision ?? ''}`);
    if (this.isDown) throw new Error('down');
    if (key.startsWith('game/404')) return { kind: 'refused', status: 404 };
    const isOwn = position !== undefined && position.source === this.source && position.revision <= this.revision;
    if (isOwn && position.revision === this.revision) return { kind: 'unchanged' };
    const { revision, source } = this;
    const body = { revision, source, isFull: !isOwn, servedAt: 1, ...(isOwn ? { since: position.revision } : { filler: this.filler }) };
    return { kind: 'news', position: { revision, source }, isFull: !isOwn, body: JSON.stringify(body) };
  }

  async nextRevision(position: FeedPosition | undefined, signal: AbortSignal): Promise<FeedPosition | 'unknown' | null> {
    if (!this.canWait) return 'unknown';
    if (this.isDown) throw new Error('down');
    if (position?.revision !== this.revision) return { revision: this.revision, source: this.source };
    await new Promise<void>((done) => {
      this.#wake.push(done);
      signal.addEventListener('abort', () => done());
    });
    return { revision: this.revision, source: this.source };
  }
}

interface ReaderEvent {
  event: string;
  data: Record<string, unknown>;
}

/** One reader of a stream. */
export class Reader {
  status = 0;
  headers: IncomingMessage['headers'] = {};
  body = '';
  isEnded = false;
  #waiting: (() => void)[] = [];
  readonly request: ClientRequest;
  response: IncomingMessage | undefined;

  constructor(origin: string, path: string, headers: Record<string, string> = {}) {
    this.request = request(`${origin}${path}`, { headers, agent: false });
    this.request.on('error', () => undefined);
    this.request.on('response', (response) => {
      this.response = response;
      this.status = response.statusCode ?? 0;
      this.headers = response.headers;
      const plain = response.headers['content-encoding'] === 'gzip' ? response.pipe(createGunzip()) : response;
      plain.setEncoding('utf8');
      plain.on('data', (text: string) => {
        this.body += text;
        this.#wake();
      });
      plain.on('error', () => undefined);
      response.on('close', () => {
        this.isEnded = true;
        this.#wake();
      });
      this.#wake();
    });
    this.request.end();
  }

  get events(): ReaderEvent[] {
    return this.body
      .split('\n\n')
      .slice(0, -1)
      .map((block) => {
        const lines = block.split('\n');
        const value = (name: string): string => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
        return { event: value('event'), data: JSON.parse(value('data')) as Record<string, unknown> };
      });
  }

  /** Waits until a condition holds. */
  async until(isSo: (reader: this) => boolean): Promise<this> {
    while (!isSo(this)) await new Promise<void>((done) => this.#waiting.push(done));
    return this;
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

export interface FeedServer {
  app: FastifyInstance;
  origin: string;
  feeds: FakeFeeds;
  stopping: AbortController;
  open: (path: string, headers?: Record<string, string>) => Reader;
  close: () => Promise<void>;
}

/** Starts an edge that serves only feeds. @param hub - clock and outage of its feeds. */
export async function startFeeds(
  over: Partial<FeedTerms['settings']> = {},
  terms: Partial<Omit<FeedTerms, 'hub'>> = {},
  hub: Parameters<typeof createFeedHub>[1] = {},
): Promise<FeedServer> {
  const app = fastify({ forceCloseConnections: 'idle', trustProxy: true });
  const feeds = new FakeFeeds();
  const stopping = new AbortController();
  const readers: Reader[] = [];
  const settings = {
    isTrusted: trustedProxies('loopback'),
    mostStreams: 50,
    mostStreamsPerAddress: 50,
    ...over,
  };
  addFeeds(app, { settings, readiness: { isReady: true }, hub: createFeedHub(feeds, hub), stopping: stopping.signal, ...terms });
  // Receives the polls that the edge does not answer.
  app.get('/bff-api/feed/*', async () => ({ by: 'backend' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    app,
    origin,
    feeds,
    stopping,
    open: (path, headers) => {
      const reader = new Reader(origin, path, headers);
      readers.push(reader);
      return reader;
    },
    close: async () => {
      for (const reader of readers) reader.request.destroy();
      await app.close();
    },
  };
}

export const streamOf = (...polls: string[]): string => `/bff-api/feed/stream?${new URLSearchParams(polls.map((poll) => ['feed', poll]))}`;
