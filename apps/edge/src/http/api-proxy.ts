import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { TRACE_HEADER } from '@touchline/shared-serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { errorAnswer } from './error-answer.ts';
import { CALL_PREFIXES, SOCKET_PREFIX } from './api-prefixes.ts';

/** Paths of the contract: they belong to the backend, and pass through here so that its cookies are first-party. */
export const API_PREFIXES = [...CALL_PREFIXES, '/openapi.json', '/docs'];

/** Longest frame that a socket may send, in bytes. @spec SEC-6 */
const LARGEST_FRAME_BYTES = 8 * 1024;

const ANSWER_WITHIN_MS = 30_000;
/** Bodies of the contract are small; a receipt or a coupon never comes near this. @spec SEC-6 */
const LARGEST_BODY_BYTES = 64 * 1024;

/** Whether a url belongs to the backend: what goes wrong there is answered in its shape, not as a page. */
export const isApi = (url: string): boolean =>
  API_PREFIXES.some((prefix) => url.startsWith(prefix) && /^(?:[/?]|$)/.test(url.slice(prefix.length)));

export async function addApiProxy(app: FastifyInstance, { backend }: { backend: string }): Promise<void> {
  const target = new URL(backend).host;
  await app.register(async (scope) => {
    // A body is read whole before the backend hears of it: one that is too large, or never ends, costs the backend nothing. @spec SEC-6
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BODY_BYTES }, (_request, body, done) =>
      done(null, body.length === 0 ? undefined : Readable.from([body])),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) <= LARGEST_BODY_BYTES) return;
      const detail = 'The request is larger than anything that this service takes.';
      return reply.code(413).send(errorAnswer({ status: 413, code: 'bad-request', detail, traceId: request.id }));
    });
    // A socket carries the visitor's cookies from whatever page opens it, so it is taken from our own pages alone. @spec AUTH-12
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers.upgrade === undefined || isOwnOrigin(request.headers.origin, request.host)) return;
      const detail = 'Sockets are opened by pages of this site only.';
      return reply.code(403).send(errorAnswer({ status: 403, code: 'forbidden', detail, traceId: request.id }));
    });
    for (const prefix of API_PREFIXES) await scope.register(proxy, optionsOf({ prefix, backend, target }));
  });
}

const isOwnOrigin = (origin: string | undefined, host: string): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

interface Upstream {
  backend: string;
  prefix: string;
  /** Host of the backend. */
  target: string;
}

const optionsOf = ({ prefix, backend, target }: Upstream): FastifyHttpProxyOptions => ({
  upstream: backend,
  prefix,
  rewritePrefix: prefix,
  proxyPayloads: false,
  // A backend that sheds load is not asked ten times over.
  retryMethods: [],
  ...(prefix === SOCKET_PREFIX && {
    websocket: true,
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
  replyOptions: {
    rewriteRequestHeaders: (request, headers) => ({
      ...headers,
      // The address that trusted proxies vouch for; what a visitor writes into the header himself is dropped.
      'x-forwarded-for': request.ip,
      'x-forwarded-host': request.host,
      'x-forwarded-proto': request.protocol,
      [TRACE_HEADER]: request.id,
      host: target,
    }),
    // These speak about the connection between the two servers, not about the visitor's.
    rewriteHeaders: ({ connection: _own, 'keep-alive': _time, ...headers }) => headers,
    onError: (reply, { error }) => {
      const status = (error as { statusCode?: number }).statusCode === 504 ? 504 : 502;
      const detail = 'The service does not answer right now. Try again in a moment.';
      reply
        .code(status)
        .header('cache-control', 'no-store')
        .send(errorAnswer({ status, code: 'unavailable', detail, traceId: reply.request.id }));
    },
  },
});
