import { serve, type ServeOptions } from '@touchline/server-kernel';
import { platformContract } from '@touchline/platform-contract/schemas';
import type { MediaItem } from '@touchline/platform-contract';
import type { FastifyInstance } from 'fastify';

/** Pictures by route. This house has drawn none yet: an operator's backend names its own. */
const ITEMS: Readonly<Record<string, readonly MediaItem[]>> = {};

/** @spec GD-10 CF-06 */
export function mediaRoutes(app: FastifyInstance, options: ServeOptions): void {
  serve(app, platformContract.media, options, async ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=600');
    return { items: Object.hasOwn(ITEMS, query.route) ? [...(ITEMS[query.route] ?? [])] : [] };
  });
}
