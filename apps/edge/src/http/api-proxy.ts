import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { errorAnswer } from './error-answer.ts';

/** Paths of the contract: they belong to the backend, and pass through here so that its cookies are first-party. */
export const API_PREFIXES = [
  '/web-api',
  '/bff-api',
  '/redirects-api',
  '/blocks-api',
  '/third-party',
  '/limit-service-api',
  '/social-api',
  '/fatman-api',
  '/support-api',
  '/openapi.json',
  '/docs',
] as const;

/** The one prefix that also takes sockets. */
const SOCKETS = '/support-api';
/** Longest frame that a socket may send, in bytes. @spec SEC-6 */
const LARGEST_FRAME_BYTES = 8 * 1024;

const ANSWER_WITHIN_MS = 30_000;
/** Bodies of the contract are small; a receipt or a coupon never comes near this. @spec SEC-6 */
const LARGEST_BODY_BYTES = 64 * 1024;

export async function addApiProxy(app: FastifyInstance, { backend }: { backend: string }): Promise<void> {
  const target = new URL(backend).host;
  await app.register(async (scope) => {
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

const optionsOf = ({ prefix, backend, target }: { prefix: string; backend: string; target: string }): FastifyHttpProxyOptions => ({
  upstream: backend,
  prefix,
  rewritePrefix: prefix,
  proxyPayloads: true,
  ...(prefix === SOCKETS && {
    websocket: true,
    wsServerOptions: { maxPayload: LARGEST_FRAME_BYTES, perMessageDeflate: false },
    wsClientOptions: {
      rewriteRequestHeaders: (headers: IncomingHttpHeaders, { headers: { cookie, origin }, ip, host }: FastifyRequest) => ({
        ...headers,
        ...(cookie !== undefined && { cookie }),
        ...(origin !== undefined && { origin }),
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
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
      'x-trace-id': request.id,
      host: target,
    }),
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
