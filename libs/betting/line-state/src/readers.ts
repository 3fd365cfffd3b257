// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { MomentsAnswer, PriceHistoryAnswer } from '@touchline/betting-contract';
import {
  between,
  eachValid,
  flag,
  integer,
  listOf,
  literal,
  objectOf,
  pairOf,
  readAs,
  type Reader,
  text,
  tupleOf,
  whole,
  withValid,
} from '@touchline/shared-primitives';

export const readMomentsAnswer: Reader<MomentsAnswer> = readAs(
  objectOf({
    servedAt: integer,
    moments: listOf(
      objectOf({
        at: integer,
        state: withValid(
          objectOf(
            { statusId: literal(1, 2, 3, 4), marketsCount: integer },
            {
              isFinished: flag,
              isLiveInLive: flag,
              score: withValid(
                objectOf(
                  { main: pairOf(integer), periods: listOf(pairOf(integer)) },
                  {
                    regularTime: pairOf(integer),
                    afterExtraTime: pairOf(integer),
                    shootOut: objectOf({}, { score: pairOf(integer), winner: literal(1, 2) }),
                    points: pairOf(text),
                    wickets: pairOf(integer),
                    balls: pairOf(integer),
                    target: integer,
                    hits: pairOf(integer),
                    errors: pairOf(integer),
                    corners: pairOf(integer),
                    yellow: pairOf(integer),
                    red: pairOf(integer),
                    attacks: pairOf(integer),
                  },
                ),
                { serving: literal(1, 2) },
              ),
              race: objectOf({ laps: between(1), marksPerLap: between(1), marks: listOf(listOf(integer)) }),
              clock: objectOf(
                { periodId: integer, seconds: integer, at: integer, isRunning: flag, direction: literal('up', 'down', 'none') },
                { rate: between(2) },
              ),
              isSuspended: flag,
            },
          ),
          { suspendReason: literal('goal', 'penalty', 'red-card', 'review', 'break', 'feed', 'closed') },
        ),
        markets: listOf(
          objectOf(
            {
              id: whole,
              typeId: whole,
              outcomes: listOf(
                objectOf(
                  { id: whole, typeId: whole, coef: between(1_000, 1_000_000_000) },
                  { param: integer, name: text, isBlocked: flag, isDepend: flag, isBannedExpress: flag },
                ),
              ),
            },
            { param: integer, isSuspended: flag, playersDuel: pairOf(text) },
          ),
        ),
      }),
    ),
    incidents: eachValid(
      objectOf(
        {
          id: whole,
          seconds: integer,
          kind: literal(
            'goal',
            'own-goal',
            'penalty',
            'yellow',
            'red',
            'corner',
            'period',
            'point',
            'shoot-out',
            'shoot-out-goal',
            'shoot-out-miss',
          ),
          team: literal(1, 2, 0),
          at: integer,
        },
        { text },
      ),
    ),
  }),
);
export const readPriceHistoryAnswer: Reader<PriceHistoryAnswer> = readAs(
  objectOf({ servedAt: integer, outcomes: listOf(objectOf({ id: whole, prices: listOf(tupleOf(integer, between(0, 1_000_000_000))) })) }),
);
