import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Methods that only read. All others may change something. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a page of this host sent the request. `null`, a missing origin and invalid urls count as foreign. */
export const isOwnOrigin = (origin: string | undefined, host: string): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

/**
 * Rejects requests started by another site. Browsers report this in `Sec-Fetch-Site`; older ones send `Origin` with every request that is
 * not a plain read. A client that sends neither is not a browser, so it carries no cookies of a victim.
 *
 * @throws Refusal 403
 * @spec AUTH-12
 */
export function requireSameOrigin(request: Pick<FastifyRequest, 'headers' | 'host'>): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isOurs = site === undefined ? origin === undefined || isOwnOrigin(origin, request.host) : site === 'same-origin';
  if (!isOurs) throw new Refusal(403, 'forbidden', { detail: 'Requests from other sites are refused' });
}

/** Route config for calls from other sites: the route itself verifies that this browser started the flow. @spec AUTH-14 */
interface OpenRoute {
  isOpenToSites?: boolean;
}

/** Rejects calls from other sites that may change something, before anything else of them is read. @spec AUTH-12 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!READING.has(request.method) && (request.routeOptions.config as OpenRoute).isOpenToSites !== true) requireSameOrigin(request);
  });
}

/** Requires a header that plain forms and images of other sites cannot add. @throws Refusal 403 @spec HT-02 */
export function requireOurScript(request: FastifyRequest): void {
  requireSameOrigin(request);
  if (request.headers['x-requested-with'] === undefined) {
    throw new Refusal(403, 'forbidden', { detail: 'The header X-Requested-With is missing' });
  }
}
