import type { RequestName } from '@touchline/shared-serving';
import type { FastifyRequest } from 'fastify';

const WATCHERS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/version']);

/** A call by the path of the contract, with its parameters' names and not what stands in their place. */
export function requestName({ method, routeOptions: { url } }: FastifyRequest): RequestName {
  if (url === undefined) return { kind: 'call', name: 'none' };
  return WATCHERS.has(url) ? { kind: 'watch', name: url } : { kind: 'call', name: `${method} ${url}` };
}
