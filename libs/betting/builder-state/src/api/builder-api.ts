import { builderCalls, BUILDER_REFUSALS, type BuilderGame, type BuilderLeg, type BuilderPrice } from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import { fieldsOf, isWhole } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';

type Deps = Pick<Ports, 'send' | 'origin'>;

const WHOLE = ['gameId', 'marketId', 'outcomeId', 'marketTypeId', 'outcomeTypeId', 'coef'] as const;

function isLeg(value: unknown): value is BuilderLeg {
  const leg = fieldsOf(value);
  const isParam = leg['param'] === null || Number.isSafeInteger(leg['param']);
  const areTexts = ['outcomeName', 'subKind'].every((name) => leg[name] === null || typeof leg[name] === 'string');
  return WHOLE.every((name) => isWhole(leg[name])) && isParam && areTexts;
}
const areLegs = (value: unknown): boolean => Array.isArray(value) && value.every(isLeg);

/** Parses a price or a refusal; null for an invalid answer. @spec BT-10 */
export function readPrice(answer: unknown): BuilderPrice | null {
  const { status, reason, outcomeIds, legs, ...figures } = fieldsOf(answer);
  if (status === 'refused') {
    const isKnown = typeof reason === 'string' && Object.hasOwn(BUILDER_REFUSALS, reason);
    return isKnown && Array.isArray(outcomeIds) && outcomeIds.every(isWhole) ? (answer as BuilderPrice) : null;
  }
  const areWhole = ['gameId', 'marketId', 'outcomeId', 'coef', 'product', 'version', 'servedAt'].every((name) => isWhole(figures[name]));
  return status === 'priced' && areWhole && areLegs(legs) ? (answer as BuilderPrice) : null;
}

function readGame(answer: unknown): BuilderGame | null {
  const { marketTypeIds, suggestions } = fieldsOf(answer);
  const isSuggestion = (value: unknown): boolean => isWhole(fieldsOf(value)['coef']) && areLegs(fieldsOf(value)['legs']);
  const holds =
    Array.isArray(marketTypeIds) && marketTypeIds.every(isWhole) && Array.isArray(suggestions) && suggestions.every(isSuggestion);
  return holds ? (answer as BuilderGame) : null;
}

const body = (legs: readonly BuilderLeg[]) => ({
  legs: legs.map(({ gameId, marketId, outcomeId }) => ({ gameId, marketId, outcomeId })),
});

/** Each call throws `HttpError`, also for an invalid answer. @spec BT-10 */
export const askPrice = (ports: Deps, legs: readonly BuilderLeg[], signal?: AbortSignal): Promise<BuilderPrice> =>
  callJson(ports, builderCalls.price, { body: body(legs), signal, read: readPrice });
export const askKeep = (ports: Deps, legs: readonly BuilderLeg[], signal?: AbortSignal): Promise<BuilderPrice> =>
  callJson(ports, builderCalls.keep, { body: body(legs), signal, read: readPrice });
export const askGame = (ports: Deps, gameId: number, signal?: AbortSignal): Promise<BuilderGame> =>
  callJson(ports, builderCalls.game, { params: { gameId }, signal, read: readGame });
