import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { takeUpgrades, TRACE_HEADER } from '@touchline/shared-serving';
import { SUPPORT_SOCKET_PATH } from '@touchline/support-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { errorAnswer } from './error-answer.ts';
import { CALL_PREFIXES, SOCKET_PREFIX } from './api-prefixes.ts';
import { type Backends, maySendAgain } from './backends.ts';
import { isOwnOrigin } from './own-pages.ts';

/** Paths of the contract: the edge proxies them to the backend, which makes its cookies first-party. */
export const API_PREFIXES = [...CALL_PREFIXES, '/openapi.json', '/docs'];

/** Longest WebSocket frame, in bytes. @spec SEC-6 */
const LARGEST_FRAME_BYTES = 8 * 1024;

const ANSWER_WITHIN_MS = 30_000;
/** A backend that is restarted or fails over is back within seconds. */
const RETRY_AFTER_SECONDS = 2;
const UNAVAILABLE = 503;
/** Bodies of the contract are small; a receipt or a coupon is far below this. @spec SEC-6 */
const LARGEST_BODY_BYTES = 64 * 1024;

/** Whether a URL belongs to the backend, so that errors have its format rather than a page. */
export const isApi = (url: string): boolean =>
  API_PREFIXES.some((prefix) => url.startsWith(prefix) && /^(?:[/?]|$)/.test(url.slice(prefix.length)));

export async function addApiProxy(app: FastifyInstance, backends: Backends): Promise<void> {
  takeUpgrades(app.server, SUPPORT_SOCKET_PATH);
  await app.register(async (scope) => {
    // Reads the whole body before the backend gets the request: a body that is too large or never ends costs the backend nothing.
    // @spec SEC-6
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BODY_BYTES }, (request, body, done) => {
      const sent = body as Buffer;
      if (sent.length > 0) BODIES.set(request, sent);
      done(null, sent.length === 0 ? undefined : Readable.from([sent]));
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) <= LARGEST_BODY_BYTES) return;
      const detail = 'The request is larger than anything that this service takes.';
      return reply.code(413).send(errorAnswer({ status: 413, code: 'bad-request', detail, traceId: request.id }));
    });
    // A WebSocket carries the visitor's cookies from any page that opens it, so only the site's own pages may.
    // @spec AUTH-12
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers.upgrade === undefined || isOwnOrigin(request.headers.origin, request.host)) return;
      const detail = 'Sockets are opened by pages of this site only.';
      return reply.code(403).send(errorAnswer({ status: 403, code: 'forbidden', detail, traceId: request.id }));
    });
    for (const prefix of API_PREFIXES) await scope.register(proxy, optionsOf({ prefix, backends }));
  });
}

/** Buffered bodies, for retries. */
const BODIES = new WeakMap<object, Buffer>();
/** Backends that did not answer a request, and its current one. */
const SENT = new WeakMap<object, { tried: Set<string>; to: string | undefined; fault?: unknown }>();

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

interface Upstream {
  backends: Backends;
  prefix: string;
}

const sentOf = (request: object) => {
  const sent = SENT.get(request) ?? { tried: new Set<string>(), to: undefined };
  SENT.set(request, sent);
  return sent;
};

/** The backend of a request: the proxy asks several times per attempt, and must get the same one. */
function backendFor(backends: Backends, request: object): string {
  const sent = sentOf(request);
  sent.to ??= backends.pick(sent.tried) ?? backends.origins[0] ?? '';
  return sent.to;
}

/** Marks the backend of a request as failed. @returns false if that is already known. */
function giveUp(backends: Backends, request: object, error: Error): boolean {
  const sent = sentOf(request);
  // One fault is reported by both the request and its body.
  if (sent.to === undefined || (error.cause !== undefined && error.cause === sent.fault)) return false;
  sent.fault = error.cause;
  backends.failed(sent.to);
  sent.tried.add(sent.to);
  sent.to = undefined;
  return true;
}

/** 503 says that nothing was done, so it is not the answer to a write that a backend may have received: its page asks for the outcome. */
function statusOf(method: string, error: Error): 502 | 503 | 504 {
  if ((error as { statusCode?: number }).statusCode === 504) return 504;
  return maySendAgain(method, error) ? UNAVAILABLE : 502;
}

const replyOptionsOf = (backends: Backends): ReplyOptions => {
  const options: ReplyOptions = {
    getUpstream: (request) => backendFor(backends, request),
    rewriteRequestHeaders: (request, headers) => ({
      ...headers,
      // The address that trusted proxies name; the visitor's own header is dropped.
      'x-forwarded-for': request.ip,
      'x-forwarded-host': request.host,
      'x-forwarded-proto': request.protocol,
      [TRACE_HEADER]: request.id,
    }),
    // Hop-by-hop headers of the connection to the backend.
    rewriteHeaders: ({ connection: _own, 'keep-alive': _time, ...headers }) => headers,
    onResponse: (request, reply, res) => {
      backends.answered(sentOf(request).to ?? '', reply.statusCode);
      if (reply.statusCode === UNAVAILABLE && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
      reply.send((res as { stream?: unknown }).stream ?? res);
    },
    onError: (reply, { error }) => {
      const { request } = reply;
      if (!giveUp(backends, request, error)) return;
      const isLeft = sentOf(request).tried.size < backends.origins.length;
      if (isLeft && maySendAgain(request.method, error)) {
        const body = BODIES.get(request);
        request.body = body === undefined ? undefined : Readable.from([body]);
        void reply.from(undefined, options);
        return;
      }
      const status = statusOf(request.method, error);
      if (status === UNAVAILABLE) reply.header('retry-after', RETRY_AFTER_SECONDS);
      const detail = 'The service does not answer right now. Try again in a moment.';
      reply
        .code(status)
        .header('cache-control', 'no-store')
        .send(errorAnswer({ status, code: 'unavailable', detail, traceId: request.id }));
    },
  };
  return options;
};

interface Line {
  readonly readyState: number;
  readonly OPEN: number;
  terminate(): void;
}

/**
 * The proxy closes the backend's socket with the visitor's only once both are open: without this, one that left earlier would stay open.
 */
const leaveWithVisitor = (_: unknown, visitor: unknown, backend: unknown): void => {
  const [left, right] = [visitor as Line, backend as Line];
  if (left.readyState !== left.OPEN) right.terminate();
};

const optionsOf = ({ prefix, backends }: Upstream): FastifyHttpProxyOptions => ({
  upstream: '',
  prefix,
  rewritePrefix: prefix,
  proxyPayloads: false,
  // A backend that sheds load is not retried.
  retryMethods: [],
  ...(prefix === SOCKET_PREFIX && {
    websocket: true,
    wsHooks: { onConnect: leaveWithVisitor },
    wsServerOptions: { maxPayload: LARGEST_FRAME_BYTES, perMessageDeflate: false },
    wsClientOptions: {
      rewriteRequestHeaders: (headers: IncomingHttpHeaders, { headers: { cookie, origin }, ip, host, id }: FastifyRequest) => ({
        ...headers,
        ...(cookie !== undefined && { cookie }),
        ...(origin !== undefined && { origin }),
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        [TRACE_HEADER]: id,
      }),
    },
  }),
  http: { requestOptions: { timeout: ANSWER_WITHIN_MS } },
  replyOptions: replyOptionsOf(backends),
});
