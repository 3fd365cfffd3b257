import type { RequestName } from '@touchline/shared-serving';
import type { FastifyRequest } from 'fastify';

const WATCHERS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/version']);

/** Names a request by method and route pattern, with parameter names instead of their values. */
export function requestName({ method, routeOptions: { url } }: FastifyRequest): RequestName {
  if (url === undefined) return { kind: 'call', name: 'none' };
  return WATCHERS.has(url) ? { kind: 'watch', name: url } : { kind: 'call', name: `${method} ${url}` };
}
