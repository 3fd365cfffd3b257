import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
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
  '/openapi.json',
  '/docs',
] as const;

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
    for (const prefix of API_PREFIXES) await scope.register(proxy, optionsOf({ prefix, backend, target }));
  });
}

const optionsOf = ({ prefix, backend, target }: { prefix: string; backend: string; target: string }): FastifyHttpProxyOptions => ({
  upstream: backend,
  prefix,
  rewritePrefix: prefix,
  proxyPayloads: true,
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
