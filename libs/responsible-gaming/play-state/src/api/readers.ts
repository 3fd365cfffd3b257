// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { LimitChanges, Ping, RealityCheck } from '@touchline/responsible-gaming-contract';
import { ifMissing, integer, nullable, objectOf, readAs, type Reader, text, whole } from '@touchline/shared-primitives';

const confirmInSecondsShape = ifMissing(nullable(whole), null);
export const readLimitChanges: Reader<LimitChanges> = readAs(
  objectOf({
    version: integer,
    excludedUntil: nullable(whole),
    plannedBreak: ifMissing(nullable(objectOf({ startsAt: integer, endsAt: integer })), null),
  }),
);
export const readPing: Reader<Ping> = readAs(
  objectOf({
    sessionSecondsLeft: nullable(whole),
    checkDueInSeconds: nullable(whole),
    confirmInSeconds: confirmInSecondsShape,
    excludedUntil: confirmInSecondsShape,
  }),
);
export const readRealityCheck: Reader<RealityCheck> = readAs(
  objectOf({
    minutes: nullable(whole),
    dueInSeconds: nullable(whole),
    playedSeconds: integer,
    staked: integer,
    returned: integer,
    atStake: ifMissing(integer, 0),
    currencyIso: text,
    exponent: integer,
  }),
);
