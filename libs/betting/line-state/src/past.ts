import { pastCalls, type MomentsAnswer, type PriceHistoryAnswer } from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readMomentsAnswer, readPriceHistoryAnswer } from './readers.ts';

type Deps = Pick<Ports, 'send' | 'origin'>;

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
  callJson(ports, pastCalls.moments, { params: { gameId }, signal, read: readMomentsAnswer });
