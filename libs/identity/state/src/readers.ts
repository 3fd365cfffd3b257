// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { RightsAnswer } from '@touchline/identity-contract';
import { flag, literal, nullable, objectOf, otherwise, readAs, type Reader } from '@touchline/shared-primitives';

export const readRightsAnswer: Reader<RightsAnswer> = readAs(
  objectOf(
    { rights: objectOf({ bets: flag, games: flag, tickets: flag, deposits: flag, rewards: flag }) },
    { hold: nullable(otherwise(literal('identity', 'support'), 'support')) },
  ),
);
