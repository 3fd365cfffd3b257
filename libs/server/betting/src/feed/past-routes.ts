import { Archive, type Engine, Past } from '@touchline/server-engine';
import { Refusal } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { Market } from '@touchline/betting-contract';
import { pastContract } from '@touchline/betting-contract/schemas';
import type { FastifyInstance } from 'fastify';

const NO_STORE = 'no-store';
const noGame = () => new Refusal(404, 'not-found', { detail: 'No such game' });

/** Past prices and moments of matches. @spec BT-11 BT-12 */
export function pastRoutes(app: FastifyInstance, engine: Engine, options: ServeOptions): void {
  const past = new Past(engine, new Archive(engine));

  serve(app, pastContract.prices, options, async ({ params, query, reply }) => {
    const outcomeIds = [...new Set(query.outcomes.split(',').map(Number))];
    const found = past.prices({ gameId: Number(params.gameId), marketId: Number(params.marketId), outcomeIds });
    if (found === undefined) throw noGame();
    reply.header('cache-control', NO_STORE);
    const outcomes = outcomeIds.map((id, nth) => ({
      id,
      prices: (found[nth] ?? []).map(({ atMs, coef }): [number, number] => [atMs, coef ?? 0]),
    }));
    return { servedAt: engine.now(), outcomes };
  });

  serve(app, pastContract.moments, options, async ({ params, reply }) => {
    const gameId = Number(params.gameId);
    const moments = past.moments(gameId);
    if (moments === undefined) throw noGame();
    reply.header('cache-control', NO_STORE);
    return {
      servedAt: engine.now(),
      moments: moments.map(({ atMs, state, markets }) => ({ at: atMs, state, markets: markets as Market[] })),
      incidents: past.incidents(gameId).map(({ kind, team, seconds, player, atMs }, id) => ({
        id: id + 1,
        kind,
        team,
        seconds,
        at: atMs,
        ...(player !== undefined && { text: player }),
      })),
    };
  });
}
