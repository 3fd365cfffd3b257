import { checkContract as contract } from '@touchline/identity-contract/schemas';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkOf, type CheckServices, startCheck } from './identity-check.ts';

/** The public origin of the site, from `Origin`, which was already checked against the host. */
const siteOf = ({ headers, protocol, host }: FastifyRequest): string => headers.origin ?? `${protocol}://${host}`;

/** Identity check API. @spec RT-18 */
export function checkRoutes(app: FastifyInstance, services: CheckServices, options: ServeOptions): void {
  serve(app, contract.check, options, ({ session }) => checkOf(services, session.userId));
  serve(app, contract.startCheck, options, ({ session, body, request }) =>
    startCheck(services, { userId: session.userId, lang: body.lang, site: siteOf(request) }),
  );
  serve(app, contract.frame, options, async () => ({ origin: services.provider.origin }));
}
