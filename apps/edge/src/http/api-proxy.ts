import proxy from '@fastify/http-proxy';
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
  for (const prefix of API_PREFIXES) {
    await app.register(proxy, {
      upstream: backend,
      prefix,
      rewritePrefix: prefix,
      bodyLimit: LARGEST_BODY_BYTES,
      http: { requestOptions: { timeout: ANSWER_WITHIN_MS } },
      proxyPayloads: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', '),
          'x-forwarded-host': String(request.headers.host ?? ''),
          'x-forwarded-proto': request.protocol,
          'x-trace-id': request.id,
          host: new URL(backend).host,
        }),
        onError: (reply, { error }) => {
          const isSlow = (error as { statusCode?: number }).statusCode === 504;
          const status = isSlow ? 504 : 502;
          const detail = 'The service does not answer right now. Try again in a moment.';
          reply.code(status).header('cache-control', 'no-store').send(errorAnswer({ status, code: 'unavailable', detail, traceId: reply.request.id }));
        },
      },
    });
  }
}
