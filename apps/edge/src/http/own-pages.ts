import type { FastifyRequest } from 'fastify';

/** Whether an `Origin` header names this host. A missing or unreadable one does not. */
export const isOwnOrigin = (origin: string | undefined, host: string): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

/**
 * Whether a page of this site, or no page at all, sent a request. Browsers report it in `Sec-Fetch-Site`; older ones send `Origin` with
 * requests to another site.
 *
 * @spec AUTH-12
 */
export function isOfOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || isOwnOrigin(origin, host);
}
