import type { Services } from '@touchline/server-kernel';
import type { ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';
import { configRoutes } from './config-routes.ts';
import { signConfigs } from './config-signature.ts';
import { judgingRoutes, type ReadSections } from './judging-routes.ts';
import { mediaRoutes } from './media-routes.ts';
import { playerRoutes } from './player-routes.ts';

interface SiteParts extends Services {
  sections: ReadSections;
}

/** All routes of the site: configuration, and checks before a page opens. */
export function siteRoutes(app: FastifyInstance, { sections, ...services }: SiteParts, options: ServeOptions): void {
  signConfigs(app);
  configRoutes(app, services, options);
  judgingRoutes(app, sections, options);
  playerRoutes(app, services, options);
  mediaRoutes(app, services, options);
}
