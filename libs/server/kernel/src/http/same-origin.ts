import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Methods that only read. Everything else may change something. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a page of this host sent the request. `null`, a missing origin and text that is no url are foreign. */
export const isOwnOrigin = (origin: string | undefined, host: string): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

/**
 * Turns away what another site started. A browser says so in `Sec-Fetch-Site`; one that does not send it says `Origin` with everything that
 * is no plain read. A client that sends neither is no browser, so it carries nobody's cookies.
 *
 * @throws Refusal 403
 * @spec AUTH-12
 */
export function requireSameOrigin(request: Pick<FastifyRequest, 'headers' | 'host'>): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isOurs = site === undefined ? origin === undefined || isOwnOrigin(origin, request.host) : site === 'same-origin';
  if (!isOurs) throw new Refusal(403, 'forbidden', { detail: 'Requests from other sites are refused' });
}

/** Other sites may post here: the route itself proves that the browser began what it is asked to finish. @spec AUTH-14 */
interface OpenRoute {
  isOpenToSites?: boolean;
}

/** Every call that may change something has to come from this site, before anything else of it is read. @spec AUTH-12 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!READING.has(request.method) && (request.routeOptions.config as OpenRoute).isOpenToSites !== true) requireSameOrigin(request);
  });
}

/** The header that a plain form or image of another site can't add. @throws Refusal 403 @spec HT-02 */
export function requireOurScript(request: FastifyRequest): void {
  requireSameOrigin(request);
  if (request.headers['x-requested-with'] === undefined) {
    throw new Refusal(403, 'forbidden', { detail: 'The header X-Requested-With is missing' });
  }
}
