import type { Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { platformContract } from '@touchline/platform-contract/schemas';
import type { FastifyInstance } from 'fastify';

/** Pictures by route, provided by the module that owns the page. @spec GD-10 CF-06 */
export function mediaRoutes(app: FastifyInstance, { media }: Pick<Services, 'media'>, options: ServeOptions): void {
  serve(app, platformContract.media, options, async ({ query: { route, lang }, reply }) => {
    reply.header('cache-control', 'public, max-age=600');
    return { items: Object.hasOwn(media, route) ? [...(media[route]?.(lang) ?? [])] : [] };
  });
}
