// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { PriceHistoryAnswer } from '@touchline/betting-contract';
import { between, integer, listOf, objectOf, readAs, type Reader, tupleOf, whole } from '@touchline/shared-primitives';

export const readPriceHistoryAnswer: Reader<PriceHistoryAnswer> = readAs(
  objectOf({ servedAt: integer, outcomes: listOf(objectOf({ id: whole, prices: listOf(tupleOf(integer, between(0, 1_000_000_000))) })) }),
);
