import { casinoContract } from '@touchline/casino-contract/schemas';
import { serve, type ServeOptions } from '@touchline/server-kernel';
import type { FastifyInstance } from 'fastify';
import { makeCatalogue, pageOf } from './catalogue.ts';

const FRESH_SECONDS = 60;

/** The casino's catalogue. @spec CS-01 */
export function casinoRoutes(app: FastifyInstance, options: ServeOptions): void {
  const games = makeCatalogue();
  serve(app, casinoContract.games, options, async ({ query, reply }) => {
    reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
    const { kind = null, provider = null, feature = null, q = '', page = 1 } = query;
    const { games: shown, providers, features, ...rest } = pageOf(games, { kind, provider, feature, search: q, page });
    return {
      ...rest,
      games: shown.map((game) => ({ ...game, features: [...game.features] })),
      providers: [...providers],
      features: [...features],
    };
  });
}
