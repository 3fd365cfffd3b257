import { streamCalls } from '@touchline/betting-contract';
import { addressKey, createCostLimit, type IsTrusted, type Metrics, OverloadError } from '@touchline/shared-serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { encodingOf } from '../http/compress.ts';
import { errorAnswer } from '../http/error-answer.ts';
import type { Readiness } from '../http/health.ts';
import type { StreamVisitor } from '../player-stream/player-backend.ts';
import type { PlayerStreams } from '../player-stream/player-streams.ts';
import { isOfOwnPage } from '../http/own-pages.ts';
import { HEADERS_OF_ALL } from '../http/security-headers.ts';
import type { FeedBackend } from './feed-backend.ts';
import type { SharedBytes } from '../http/shared-bytes.ts';
import { byeEvent, helloEvent } from './feed-event.ts';
import { FeedHub, type FeedHubTerms } from './feed-hub.ts';
import { FEED_PATH, readFeed, type RequestedFeed } from './feed-key.ts';
import { FeedListener } from './feed-listener.ts';
import { ageOf } from './feed-send.ts';
import { NoFeed } from './feed-topic.ts';

export interface FeedTerms {
  settings: {
    isTrusted: IsTrusted;
    /** Concurrent streams in total and per address. */
    mostStreams: number;
    mostStreamsPerAddress: number;
  };
  readiness: Readiness;
  /** The feeds that are streamed and polled. */
  hub: FeedHub;
  /** Events of players, for streams that ask for them; without it none do. */
  players?: PlayerStreams | undefined;
  /**
   * Aborted when the process is about to end: every stream ends with a goodbye, and its reader reconnects to another process.
   *
   * @spec SRV-1
   */
  stopping?: AbortSignal | undefined;
  metrics?: Metrics | undefined;
}

/** Feeds per stream: a page shows a few, and one stream serves all tabs of a browser. */
const MOST_FEEDS = 12;
/** As in the sandbox: a list costs three points, and no player needs a hundred points a second. */
const POINTS = { perSecond: 100, burst: 1_000, poll: 3, stream: 10 } as const;
const RETRY_AFTER_SECONDS = 10;
const CODES = { 400: 'bad-request', 403: 'forbidden', 429: 'unavailable', 503: 'unavailable' } as const;
const now = (): number => performance.now();

const noStore = { 'cache-control': 'no-store' };

interface AskedStream {
  feeds: readonly RequestedFeed[];
  /** Whether events of the player are asked for; such a stream may be without feeds. */
  isOfPlayer: boolean;
}

function readStream(url: string): AskedStream | null {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const parsed = query.getAll('feed').map(readFeed);
  const feeds = parsed.filter((feed) => feed !== null);
  const isWhole = feeds.length === parsed.length && new Set(feeds.map(({ key }) => key)).size === feeds.length;
  const isOfPlayer = query.get('player') === '1';
  return isWhole && (feeds.length > 0 || isOfPlayer) && feeds.length <= MOST_FEEDS ? { feeds, isOfPlayer } : null;
}

const visitorOf = ({ headers, ip, host, id }: FastifyRequest): StreamVisitor => ({
  cookie: headers.cookie ?? '',
  address: ip,
  host,
  traceId: id,
});

/** The feeds of a backend. */
export const createFeedHub = (backend: FeedBackend, terms: Partial<Pick<FeedHubTerms, 'now' | 'outageMs'>> = {}): FeedHub =>
  new FeedHub({
    backend,
    now,
    wait: (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined),
    ...terms,
  });

/**
 * Feeds that this edge fetches from its backend once for all readers: it answers their polls, and sends changes as server-sent events to
 * those who stream.
 *
 * @spec BT-01 ODD-5 LOAD-7
 */
export function addFeeds(app: FastifyInstance, { settings, readiness, hub, players, stopping, metrics }: FeedTerms): void {
  const limit = createCostLimit({ ...POINTS, now });
  const charge = (request: FastifyRequest, cost: number): void => {
    const waitSeconds = settings.isTrusted(request.ip) ? 0 : limit.take(addressKey(request.ip), cost);
    if (waitSeconds > 0) throw new OverloadError(429, waitSeconds);
  };

  answerPolls(app, hub, (request) => charge(request, POINTS.poll));
  const streams = addStream(app, { settings, readiness, hub, players, charge: (request) => charge(request, POINTS.stream) });
  const close = (): void => {
    hub.close();
    players?.close();
    streams.end();
  };
  stopping?.addEventListener('abort', close, { once: true });
  app.addHook('preClose', async () => close());
  metrics?.add(
    {
      kind: 'gauge',
      name: 'touchline_feed_streams',
      help: 'Streams of prices that are open.',
      read: () => [{ value: streams.count() }],
    },
    {
      kind: 'gauge',
      name: 'touchline_feeds',
      help: 'Feeds that this edge asks the backend for.',
      read: () => [{ value: hub.topics }],
    },
    {
      kind: 'counter',
      name: 'touchline_feed_changes_total',
      help: 'Feed changes that were sent to open streams.',
      read: () => [{ value: hub.sentChanges }],
    },
  );
}

/**
 * A poll that this edge can answer never reaches the backend; any other is forwarded unchanged. If the backend is not ready or does not
 * answer, a poll gets the last known state with its `Age`.
 *
 * @spec ODD-5
 */
function answerPolls(app: FastifyInstance, hub: FeedHub, charge: (request: FastifyRequest) => void): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.url.startsWith(FEED_PATH)) return undefined;
    const feed = readFeed(request.url.slice(FEED_PATH.length));
    if (feed === null) return undefined;
    charge(request);
    const answer = await answerFrom(hub, feed);
    // Without a feed or any knowledge of it, the backend answers.
    if (answer === undefined) return undefined;
    const { body, ageMs } = answer;
    void reply.headers({ ...noStore, ...(ageMs !== undefined && { age: ageOf(ageMs) }) });
    if (body === null) return reply.code(304).send();
    const isGzip = encodingOf(request.headers['accept-encoding']) !== 'identity';
    void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (!isGzip) return reply.send(body.plain);
    return reply.header('content-encoding', 'gzip').send(body.gzip);
  });
}

/** The answer to a poll; its age only if it is not current. */
async function answerFrom(
  hub: FeedHub,
  { key, position }: RequestedFeed,
): Promise<{ body: SharedBytes | null; ageMs?: number } | undefined> {
  try {
    const missed = await hub.catchUp(key, position);
    return missed && { body: missed.news === null ? null : missed.news.body };
  } catch (error) {
    return error instanceof NoFeed ? undefined : hub.kept(key, position).catch(() => undefined);
  }
}

interface StreamTerms extends Pick<FeedTerms, 'settings' | 'readiness' | 'players'> {
  hub: FeedHub;
  charge: (request: FastifyRequest) => void;
}

function addStream(app: FastifyInstance, { settings, readiness, hub, players, charge }: StreamTerms) {
  const open = new Set<FeedListener>();
  const byAddress = new Map<string, number>();
  const hello = helloEvent(hub.beatMs);

  const refuse = (reply: FastifyReply, status: 400 | 403 | 429 | 503, detail: string) =>
    reply
      .code(status)
      .headers({ ...noStore, ...(status >= 429 && { 'retry-after': RETRY_AFTER_SECONDS }) })
      .send(errorAnswer({ status, code: CODES[status], detail, traceId: reply.request.id }));

  const begin = (request: FastifyRequest, reply: FastifyReply, { feeds, isOfPlayer }: AskedStream): void => {
    const address = addressKey(request.ip);
    const isGzip = encodingOf(request.headers['accept-encoding']) !== 'identity';
    const { raw } = reply;
    reply.hijack();
    // The response ends with its connection, so events need no chunk framing.
    raw.useChunkedEncodingByDefault = false;
    raw.shouldKeepAlive = false;
    raw.writeHead(200, {
      ...HEADERS_OF_ALL,
      ...noStore,
      'cache-control': 'no-store, no-transform',
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      vary: 'accept-encoding',
      ...(isGzip && { 'content-encoding': 'gzip' }),
    });
    raw.flushHeaders();
    raw.socket?.setKeepAlive(true);
    const listener = new FeedListener({ hub, response: raw, isGzip, after: later });
    open.add(listener);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    raw.once('close', () => {
      listener.close();
      open.delete(listener);
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
    listener.begin(hello, feeds);
    if (isOfPlayer && players !== undefined) listener.carry(players.join(visitorOf(request), () => listener.callRider()));
  };

  app.get(streamCalls.stream.path, { config: { waits: true } }, async (request, reply) => {
    // Otherwise a page of another site could use up the streams of its visitors' addresses.
    if (!isOfOwnPage(request)) return refuse(reply, 403, 'Streams are opened by pages of this site only');
    const asked = readStream(request.url);
    if (asked === null || (asked.feeds.length === 0 && players === undefined))
      return refuse(reply, 400, `Name one to ${MOST_FEEDS} feeds, each once, or the player`);
    charge(request);
    if (!readiness.isReady) return refuse(reply, 503, 'This process is about to end');
    if (open.size >= settings.mostStreams) return refuse(reply, 503, 'There are too many streams right now');
    const ofAddress = byAddress.get(addressKey(request.ip)) ?? 0;
    if (!settings.isTrusted(request.ip) && ofAddress >= settings.mostStreamsPerAddress)
      return refuse(reply, 429, 'There are too many streams of this address');
    begin(request, reply, asked);
    return reply;
  });

  return {
    count: () => open.size,
    end: () => {
      const bye = byeEvent();
      for (const listener of [...open]) listener.end(bye);
    },
  };
}

const later = (ms: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, ms);
  timer.unref();
  return () => clearTimeout(timer);
};
