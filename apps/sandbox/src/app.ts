import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { brandRoutes } from './brand/routes.ts';
import { crashPoints } from './coupon/crash-points.ts';
import { placement, type Placement } from './coupon/place.ts';
import { couponRoutes } from './coupon/routes.ts';
import { sharedRoutes } from './coupon/shared-routes.ts';
import { docsRoutes } from './http/docs.ts';
import { answerFailures } from './http/failures.ts';
import { healthRoutes, type Readiness } from './http/health.ts';
import { acceptJsonOnly, BODY_LIMIT_BYTES } from './http/json-body.ts';
import { refuseOtherSites } from './http/same-origin.ts';
import type { ServeOptions } from './http/serve.ts';
import { accountRoutes } from './people/account-routes.ts';
import { authenticator } from './people/authenticate.ts';
import { sessionRoutes } from './people/session-routes.ts';
import { viewRoutes } from './people/view-routes.ts';
import type { BettingServices } from './coupon/services.ts';
import { siteControls } from './site/site-controls.ts';
import { siteRoutes } from './site/site-routes.ts';
import { supportRoutes } from './support/support.ts';

const REQUEST_TIMEOUT_MS = 30_000;

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
  const app = fastify({
    logger: logger ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Only the edge on this machine may say whose request it passes on.
    trustProxy: 'loopback',
    // While it closes it still answers what is on its way over connections that are open; it takes no new ones. @spec SRV-1
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
  });
  acceptJsonOnly(app);
  answerFailures(app);
  refuseOtherSites(app);
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // From the first moment of a stop no connection is kept: the next request finds another process.
    if (!readiness.isReady) reply.header('connection', 'close');
  });
  const isTest = env['TOUCHLINE_TEST'] === '1';
  if (isTest) siteControls(app, services);
  const options: ServeOptions = { authenticate: authenticator(services), checkAnswers: isTest };
  healthRoutes(app, { db: services.db, readiness, version });
  docsRoutes(app, version);
  siteRoutes(app, services, options);
  brandRoutes(app);
  sharedRoutes(app, services, options);
  sessionRoutes(app, services, options);
  accountRoutes(app, services, options);
  supportRoutes(app, services, options);
  viewRoutes(app, services, options);
  couponRoutes(app, { services, coupons: coupons ?? placement(services, crashPoints(env)), env }, options);
  return app;
}
