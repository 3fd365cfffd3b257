import { type BettingServices, couponRoutes, type Placement, placement, sharedRoutes } from '@touchline/server-betting';
import { accountRoutes, sessionRoutes, viewRoutes } from '@touchline/server-identity';
import {
  acceptJsonOnly,
  answerFailures,
  authenticator,
  BODY_LIMIT_BYTES,
  crashPoints,
  docsRoutes,
  healthRoutes,
  type Readiness,
  refuseOtherSites,
  type ServeOptions,
} from '@touchline/server-kernel';
import { brandRoutes, siteControls, siteRoutes } from '@touchline/server-site';
import { supportRoutes } from '@touchline/server-support';
import { answerBrokenRequests, keepProvenCountry, refuseMalformed, traceIdOf, trustedProxies } from '@touchline/shared-serving';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { CALLS } from './calls.ts';

const REQUEST_TIMEOUT_MS = 30_000;
/** Slow senders are looked for once a second, so that the limits hold to the second. @spec SEC-6 */
const SERVER = { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 } as const;
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

export interface AppOptions {
  /** Where coupons are placed; made here when it is left out. */
  coupons?: Placement;
  services: BettingServices;
  readiness: Readiness;
  version: string;
  logger: FastifyServerOptions['logger'];
  env: NodeJS.ProcessEnv;
}

/** The HTTP server, not yet listening; further routes (feed, test controls) are registered by the caller. */
export function buildApp({ services, coupons, readiness, version, logger, env }: AppOptions): FastifyInstance {
  const isTrusted = trustedProxies(env['TOUCHLINE_TRUSTED_PROXIES']);
  const app = fastify({
    logger: logger ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: SERVER,
    // Only the edge may say whose request it passes on.
    trustProxy: isTrusted,
    clientErrorHandler: answerBrokenRequests(HEADERS),
    // While it closes it still answers what is on its way over connections that are open; it takes no new ones. @spec SRV-1
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: (request) => traceIdOf(request, isTrusted),
  });
  refuseMalformed(app);
  keepProvenCountry(app, isTrusted);
  acceptJsonOnly(app);
  answerFailures(app);
  refuseOtherSites(app);
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', HEADERS['x-content-type-options']);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', HEADERS['content-security-policy']);
    // From the first moment of a stop no connection is kept: the next request finds another process.
    if (!readiness.isReady) reply.header('connection', 'close');
  });
  const isTest = env['TOUCHLINE_TEST'] === '1';
  if (isTest) siteControls(app, services);
  const options: ServeOptions = { authenticate: authenticator(services), checkAnswers: isTest };
  healthRoutes(app, { db: services.db, readiness, version });
  docsRoutes(app, CALLS, version);
  siteRoutes(app, services, options);
  brandRoutes(app);
  sharedRoutes(app, services, options);
  sessionRoutes(app, services, options);
  accountRoutes(app, services, options);
  supportRoutes(app, services, { ...options, isTrusted });
  viewRoutes(app, services, options);
  couponRoutes(app, { services, coupons: coupons ?? placement(services, crashPoints(env)), env }, options);
  return app;
}
