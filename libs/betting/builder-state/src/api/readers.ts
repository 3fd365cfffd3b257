// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { BuilderGame, BuilderPrice } from '@touchline/betting-contract';
import {
  anyOf,
  between,
  flag,
  integer,
  listOf,
  literal,
  nullable,
  objectOf,
  readAs,
  type Reader,
  text,
  whole,
} from '@touchline/shared-primitives';

const coefShape = between(1_000, 1_000_000_000);
const legsShape = listOf(
  objectOf({
    gameId: whole,
    marketId: whole,
    outcomeId: whole,
    marketTypeId: whole,
    outcomeTypeId: whole,
    param: nullable(integer),
    outcomeName: nullable(text),
    subKind: nullable(text),
    coef: coefShape,
  }),
);
export const readBuilderGame: Reader<BuilderGame> = readAs(
  objectOf({ marketTypeIds: listOf(whole), suggestions: listOf(objectOf({ coef: coefShape, legs: legsShape })) }),
);
export const readBuilderPrice: Reader<BuilderPrice> = readAs(
  anyOf(
    objectOf({
      status: literal('priced'),
      gameId: whole,
      marketId: whole,
      outcomeId: whole,
      coef: coefShape,
      product: coefShape,
      isLive: flag,
      version: integer,
      legs: legsShape,
      servedAt: integer,
    }),
    objectOf({
      status: literal('refused'),
      reason: literal('impossible', 'implied', 'not-combinable', 'other-game', 'gone', 'suspended', 'too-long'),
      outcomeIds: listOf(whole),
      servedAt: integer,
    }),
  ),
);
