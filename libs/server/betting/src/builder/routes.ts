import type { BuilderPrice } from '@touchline/betting-contract';
import { builderContract } from '@touchline/betting-contract/schemas';
import { combinableTypes, combine, type Combination, type Engine, suggestions } from '@touchline/server-engine';
import { COMBINATIONS_OF_ADDRESS, ofPeople, Refusal, takeTryOfAddress } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';
import { idOf, inOrder, keepCombination, keptCombinations } from '../coupon/builder-combinations.ts';
import { legOf } from '../coupon/builder-leg.ts';
import type { PriceRef } from '../coupon/prices.ts';
import { COMBINATIONS_OF_ALL } from '../stored.ts';
import type { BettingServices } from '../coupon/services.ts';

const NO_STORE = 'no-store';

const noGame = () => new Refusal(404, 'not-found', { detail: 'No such game' });

function builderPriceOf(combination: Combination, refs: readonly PriceRef[], servedAt: number): BuilderPrice {
  const outcomeIds = (places: readonly number[]) => places.flatMap((at) => refs[at]?.outcomeId ?? []);
  if (combination.status === 'refused') {
    return { status: 'refused', reason: combination.reason, outcomeIds: outcomeIds(combination.legs), servedAt };
  }
  const { facts, coef, product, isSuspended, priceVersion: version, legs } = combination;
  if (isSuspended) return { status: 'refused', reason: 'suspended', outcomeIds: refs.map(({ outcomeId }) => outcomeId), servedAt };
  const outcomeId = idOf(refs);
  const { rootGameId: gameId, isLive } = facts;
  return { status: 'priced', gameId, marketId: outcomeId, outcomeId, coef, product, isLive, version, legs: legs.map(legOf), servedAt };
}

/** Bet builder: prices of combinations, suggestions, and ids for use in coupons. @spec BT-10 */
export function builderRoutes(
  app: FastifyInstance,
  { services, engine }: { services: Pick<BettingServices, 'bounds' | 'db' | 'now' | 'peoplePerAddress'>; engine: Engine },
  options: ServeOptions,
): void {
  const { bounds, db, now, peoplePerAddress } = services;
  const priceOf = (legs: readonly PriceRef[]): BuilderPrice => {
    const refs = inOrder(legs);
    if (new Set(refs.map(({ outcomeId }) => outcomeId)).size < refs.length)
      throw new Refusal(400, 'bad-request', { field: 'legs', detail: 'An outcome is in the combination twice' });
    return builderPriceOf(combine(engine, refs, idOf(refs)), refs, now());
  };

  serve(app, builderContract.price, options, ({ body, reply }) => {
    reply.header('cache-control', NO_STORE);
    return Promise.resolve(priceOf(body.legs));
  });

  serve(app, builderContract.keep, options, async ({ body, request, reply }) => {
    reply.header('cache-control', NO_STORE);
    const price = priceOf(body.legs);
    if (price.status === 'refused') return price;
    if (!(await takeTryOfAddress(db, ofPeople(COMBINATIONS_OF_ADDRESS, peoplePerAddress), request.ip, now()))) {
      throw new Refusal(429, 'too-many-tries', { detail: 'Too many combinations were kept from here, please wait', retryAfterSeconds: 60 });
    }
    await bounds.requireRoomIn(db, COMBINATIONS_OF_ALL, 'builder_combinations');
    if (await keepCombination(db, body.legs, now())) return price;
    throw new Refusal(503, 'unavailable', { detail: 'This combination can not be kept', retryAfterSeconds: 1 });
  });

  serve(app, builderContract.kept, options, async ({ params, reply }) => {
    reply.header('cache-control', NO_STORE);
    const id = Number(params.outcomeId);
    const legs = (await keptCombinations(db, [id])).get(id);
    if (legs === undefined) throw new Refusal(404, 'not-found', { detail: 'No such combination' });
    return priceOf(legs);
  });

  serve(app, builderContract.game, options, ({ params, reply }) => {
    reply.header('cache-control', NO_STORE);
    const game = engine.game(Number(params.gameId));
    if (game === undefined) throw noGame();
    if (game.isFinished) return Promise.resolve({ marketTypeIds: [], suggestions: [] });
    return Promise.resolve({
      marketTypeIds: combinableTypes(engine, game),
      suggestions: suggestions(engine, game).map(({ coef, legs }) => ({ coef, legs: legs.map(legOf) })),
    });
  });
}
