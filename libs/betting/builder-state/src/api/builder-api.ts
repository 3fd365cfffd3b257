import { builderCalls, type BuilderGame, type BuilderLeg, type BuilderPrice } from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readBuilderGame, readBuilderPrice } from './readers.ts';

type Deps = Pick<Ports, 'send' | 'origin'>;

const body = (legs: readonly BuilderLeg[]) => ({
  legs: legs.map(({ gameId, marketId, outcomeId }) => ({ gameId, marketId, outcomeId })),
});

/** Each call throws `HttpError`, also for an invalid answer. @spec BT-10 */
export const askPrice = (ports: Deps, legs: readonly BuilderLeg[], signal?: AbortSignal): Promise<BuilderPrice> =>
  callJson(ports, builderCalls.price, { body: body(legs), signal, read: readBuilderPrice });
export const askKeep = (ports: Deps, legs: readonly BuilderLeg[], signal?: AbortSignal): Promise<BuilderPrice> =>
  callJson(ports, builderCalls.keep, { body: body(legs), signal, read: readBuilderPrice });
export const askGame = (ports: Deps, gameId: number, signal?: AbortSignal): Promise<BuilderGame> =>
  callJson(ports, builderCalls.game, { params: { gameId }, signal, read: readBuilderGame });
