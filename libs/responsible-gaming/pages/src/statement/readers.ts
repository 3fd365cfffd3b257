// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { ActivityStatement, PlayMarkers } from '@touchline/responsible-gaming-contract';
import {
  finite,
  flag,
  ifMissing,
  integer,
  listOf,
  literal,
  objectOf,
  readAs,
  type Reader,
  text,
  timeZone,
} from '@touchline/shared-primitives';

const zoneShape = ifMissing(timeZone, 'UTC');
export const readActivityStatement: Reader<ActivityStatement> = readAs(
  objectOf({
    currencyIso: text,
    exponent: integer,
    period: literal('day', 'week', 'month'),
    zone: zoneShape,
    rows: listOf(
      objectOf({
        staked: integer,
        returned: integer,
        atStake: ifMissing(integer, 0),
        deposited: integer,
        withdrawn: integer,
        startsAt: integer,
        playedSeconds: integer,
      }),
    ),
    products: listOf(objectOf({ product: text, staked: integer, returned: integer, atStake: ifMissing(integer, 0) })),
  }),
);
export const readPlayMarkers: Reader<PlayMarkers> = readAs(
  objectOf({
    markers: listOf(
      objectOf({
        marker: literal('deposits-in-a-day', 'failed-deposits', 'rising-stakes', 'night-play', 'raised-limits'),
        value: finite,
        from: finite,
        strongFrom: finite,
        level: literal('none', 'sign', 'strong'),
      }),
    ),
    areOffersPaused: flag,
    zone: zoneShape,
  }),
);
