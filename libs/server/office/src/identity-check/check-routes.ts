import { checkContract as contract } from '@touchline/identity-contract/schemas';
import { serve, type ServeOptions } from '@touchline/server-kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkOf, type CheckServices, startCheck } from './identity-check.ts';

/** The origin that the player sees: the browser's own word, which is held against the host before. */
const siteOf = ({ headers, protocol, host }: FastifyRequest): string => headers.origin ?? `${protocol}://${host}`;

/** Calls of the identity check. @spec RT-18 */
export function checkRoutes(app: FastifyInstance, services: CheckServices, options: ServeOptions): void {
  serve(app, contract.check, options, ({ session }) => checkOf(services, session.userId));
  serve(app, contract.startCheck, options, ({ session, body, request }) =>
    startCheck(services, { userId: session.userId, lang: body.lang, site: siteOf(request) }),
  );
  serve(app, contract.frame, options, async () => ({ origin: services.provider.origin }));
}
