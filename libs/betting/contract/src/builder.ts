import { ErrorAnswer, Id, Milliseconds, QueryInt, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { builderCalls } from './builder-calls.ts';
import { BUILDER_REFUSALS, MOST_BUILDER_LEGS } from './builder-refusals.ts';
import { Coef, Param, PriceId } from './values.ts';

/** An outcome of a combination, with its own price. @spec BT-10 */
export const BuilderLeg = z.object({
  gameId: Id,
  marketId: Id,
  outcomeId: Id,
  marketTypeId: Id,
  outcomeTypeId: Id,
  param: z.nullable(Param),
  outcomeName: z.nullable(z.string()),
  /** Part of the match that the outcome belongs to: corners, cards, a half. */
  subKind: z.nullable(z.string()),
  coef: Coef,
});
export type BuilderLeg = z.infer<typeof BuilderLeg>;

/** @spec BT-10 */
export const BuilderRefusal = z.enum(Object.keys(BUILDER_REFUSALS) as (keyof typeof BUILDER_REFUSALS)[]).check(
  z.describe(
    Object.entries(BUILDER_REFUSALS)
      .map(([reason, meaning]) => `\`${reason}\`: ${meaning}`)
      .join('; '),
  ),
);
export type BuilderRefusal = z.infer<typeof BuilderRefusal>;

const LegRef = z.strictObject({ gameId: Id, marketId: Id, outcomeId: Id });
const LegRefs = z.strictObject({ legs: z.array(LegRef).check(z.minLength(2), z.maxLength(MOST_BUILDER_LEGS)) });

/**
 * Current price of a combination. Once the combination is stored, a bet on it names `gameId`, `marketId` and `outcomeId` like any other
 * bet. @spec BT-10
 */
export const BuilderPrice = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('priced'),
    gameId: Id,
    marketId: Id,
    outcomeId: Id,
    coef: Coef,
    /** Product of the legs' odds. Not the price, because the legs belong to one match and are correlated. */
    product: Coef,
    isLive: z.boolean(),
    /** Increases with every change of this price. @spec ODD-3 */
    version: z.int(),
    legs: z.array(BuilderLeg),
    servedAt: Milliseconds,
  }),
  z.object({
    status: z.literal('refused'),
    reason: BuilderRefusal,
    /** The outcomes that cause the refusal. */
    outcomeIds: z.array(Id),
    servedAt: Milliseconds,
  }),
]);
export type BuilderPrice = z.infer<typeof BuilderPrice>;

/** Markets and suggestions of a match for the bet builder. @spec BT-10 */
export const BuilderGame = z.object({
  /** Types of the markets whose outcomes the model can combine; empty where the builder is not offered. */
  marketTypeIds: z.array(Id),
  /** A few combinations that the model recommends, with their odds. */
  suggestions: z.array(z.object({ coef: Coef, legs: z.array(BuilderLeg) })),
});
export type BuilderGame = z.infer<typeof BuilderGame>;

const BUILDER = { tag: 'Coupon' } as const;

export const builderContract = {
  price: withSchemas(builderCalls.price, {
    ...BUILDER,
    cost: 10,
    summary: 'Price of several outcomes of one match together, from the joint distribution of the match; or why they make no combination',
    body: LegRefs,
    answers: { 200: BuilderPrice },
    spec: ['BT-10'],
  }),
  keep: withSchemas(builderCalls.keep, {
    ...BUILDER,
    cost: 10,
    summary: 'Keep a combination under an outcome id, so that a coupon can name it; the same outcomes have the same id',
    body: LegRefs,
    answers: { 200: BuilderPrice, 429: ErrorAnswer },
    spec: ['BT-10'],
  }),
  kept: withSchemas(builderCalls.kept, {
    ...BUILDER,
    cost: 10,
    summary: 'A combination that was kept, at its price now',
    params: z.object({ outcomeId: PriceId }),
    answers: { 200: BuilderPrice, 404: ErrorAnswer },
    spec: ['BT-10', 'CP-31'],
  }),
  game: withSchemas(builderCalls.game, {
    ...BUILDER,
    cost: 10,
    summary: 'Markets of a match that can be combined, and a few combinations',
    params: z.object({ gameId: QueryInt }),
    answers: { 200: BuilderGame, 404: ErrorAnswer },
    spec: ['BT-10'],
  }),
};
