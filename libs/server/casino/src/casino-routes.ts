import { ORIGINALS } from '@touchline/casino-contract';
import { casinoContract } from '@touchline/casino-contract/schemas';
import { Refusal, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';
import { jackpotFor } from './jackpot.ts';
import { keepFavourite, mineOf, type ReadRecent } from './mine.ts';
import { makeOriginals } from './originals.ts';
import { EVERYTHING, pageOf, type Shelf } from './page-of.ts';
import { openShelf } from './shelf.ts';
import { lobbyOf, overviewOf, previewOf, providersOf } from './views.ts';

const FRESH_SECONDS = 60;
const FRESH = `public, max-age=${FRESH_SECONDS}`;

const noGame = () => new Refusal(404, 'not-found', { field: 'gameId', detail: 'There is no such game' });

export interface CasinoServices extends Pick<Services, 'bounds' | 'db' | 'now' | 'ownLimits'> {
  shelf: Shelf;
  readRecent: ReadRecent;
}

/** The casino catalogue, and the favourites and recent games of players. @spec CS-01 CS-04 */
export function casinoRoutes(app: FastifyInstance, { shelf, readRecent, ...services }: CasinoServices, options: ServeOptions): void {
  const mine = (userId: number) => mineOf(services, readRecent, userId);
  const originals = openShelf(undefined, makeOriginals(shelf.games));

  serve(app, casinoContract.games, options, async ({ query, reply }) => {
    const { q, models, ids, ...rest } = query;
    reply.header('cache-control', FRESH);
    const chosen = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    return pageOf(rest.provider === ORIGINALS ? originals : shelf, {
      ...EVERYTHING,
      ...chosen,
      search: q ?? '',
      models: models?.split(',') ?? null,
      ids: ids?.split(',').map(Number) ?? null,
    });
  });
  serve(app, casinoContract.preview, options, async ({ params, query, reply }) => {
    reply.header('cache-control', FRESH);
    const { fcountry } = query;
    const preview = previewOf(shelf, params.gameId, fcountry === undefined ? {} : { fcountry });
    if (preview === null) throw noGame();
    return preview;
  });
  serve(app, casinoContract.overview, options, async ({ reply }) => {
    reply.header('cache-control', FRESH);
    return overviewOf(shelf);
  });
  serve(app, casinoContract.lobby, options, async ({ reply }) => {
    reply.header('cache-control', FRESH);
    return lobbyOf(shelf, originals.games);
  });
  serve(app, casinoContract.jackpot, options, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const session = await options.authenticate(request, 'token').catch(() => undefined);
    return jackpotFor(services.db, session?.userId ?? null);
  });
  serve(app, casinoContract.providers, options, async ({ reply }) => {
    reply.header('cache-control', FRESH);
    return { providers: providersOf(shelf) };
  });
  serve(app, casinoContract.mine, options, ({ session }) => mine(session.userId));
  serve(app, casinoContract.favourite, options, async ({ session: { userId }, body }) => {
    if (!shelf.byId.has(body.gameId)) throw noGame();
    await keepFavourite(services, userId, body);
    return mine(userId);
  });
}
