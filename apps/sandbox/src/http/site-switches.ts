import { SiteConfig } from '@touchline/shared-contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { SITE_CONFIG } from './site-config.ts';

let changes: Partial<SiteConfig> = {};

/** The configuration as it is served now. */
export const siteConfig = (): SiteConfig => ({ ...SITE_CONFIG, ...changes });

const Changes = z.partial(SiteConfig);

/** What a test changes in the configuration; a body replaces the one before, an empty one puts everything back. Tests only. */
export function siteSwitches(app: FastifyInstance): void {
  app.post('/__test/site', async (request) => {
    const given = Object.keys(request.body ?? {});
    const read = Changes.parse(request.body) as Record<string, unknown>;
    changes = Object.fromEntries(given.map((name) => [name, read[name]])) as Partial<SiteConfig>;
    return siteConfig();
  });
}
