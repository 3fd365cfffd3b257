import {
  pastCalls,
  type Market,
  type MomentsAnswer,
  type PastIncident,
  type PastMoment,
  type PriceHistoryAnswer,
} from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import { flag, integer, lightly, listOf, literal, objectOf, pairOf, readAs, text } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';
import { readPriceHistoryAnswer } from './readers.ts';

type Deps = Pick<Ports, 'send' | 'origin'>;

const outcome = objectOf({ id: integer, typeId: integer, coef: integer }, { param: integer, name: text });
const market = lightly<Market>()(objectOf({ id: integer, typeId: integer, outcomes: listOf(outcome) }, { param: integer }));
const pair = pairOf(integer);
const shootOut = objectOf({}, { score: pair, winner: literal(1, 2) });
const score = objectOf({ main: pair, periods: listOf(pair) }, { points: pairOf(text), regularTime: pair, afterExtraTime: pair, shootOut });
const clock = objectOf({ periodId: integer, seconds: integer, at: integer, isRunning: flag, direction: text });
const state = lightly<PastMoment['state']>()(objectOf({ statusId: integer, marketsCount: integer }, { score, clock, isSuspended: flag }));
const incident = lightly<PastIncident>()(objectOf({ id: integer, at: integer, seconds: integer, kind: text, team: integer }, { text }));
const moments = objectOf({
  servedAt: integer,
  moments: listOf(objectOf({ at: integer, state, markets: listOf(market) })),
  incidents: listOf(incident),
});

/** Requests all price changes of some outcomes of a market; throws `HttpError`, also for an invalid answer. @spec BT-11 */
export const askPriceHistory = (
  ports: Deps,
  { gameId, marketId, outcomeIds }: { gameId: number; marketId: number; outcomeIds: readonly number[] },
  signal?: AbortSignal,
): Promise<PriceHistoryAnswer> =>
  callJson(ports, pastCalls.prices, {
    params: { gameId, marketId },
    query: { outcomes: outcomeIds.join(',') },
    signal,
    read: readPriceHistoryAnswer,
  });

/** Requests the moments of a match; throws `HttpError`, also for an invalid answer. @spec BT-12 */
export const askMoments = (ports: Deps, gameId: number, signal?: AbortSignal): Promise<MomentsAnswer> =>
  callJson(ports, pastCalls.moments, { params: { gameId }, signal, read: readAs(moments) });
