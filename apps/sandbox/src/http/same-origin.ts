import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * A browser says where a request was started; anything but our own pages is turned away. Clients that are no browser send no such header:
 * they hold no cookies of ours either.
 *
 * @spec AUTH-12
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin')
    throw new Refusal(403, 'forbidden', { detail: 'Requests from other sites are refused' });
}

/** The header that a plain form or image of another site can't add. @spec HT-02 */
export function requireOurScript(request: FastifyRequest): void {
  requireSameOrigin(request);
  if (request.headers['x-requested-with'] === undefined) {
    throw new Refusal(403, 'forbidden', { detail: 'The header X-Requested-With is missing' });
  }
}
