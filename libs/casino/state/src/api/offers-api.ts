import { type BonusId, casinoCalls, type MyOffers } from '@touchline/casino-contract';
import { callJson, HttpError } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readMyOffers } from './readers.ts';

/** Calls of a player's offers. Each throws `HttpError`, also for an invalid response. */
export interface OffersApi {
  offers: (signal?: AbortSignal) => Promise<MyOffers>;
  join: (wish: { edition: string; isJoined: boolean }, signal?: AbortSignal) => Promise<MyOffers>;
  take: (wish: { id: BonusId; isTaken: boolean }, signal?: AbortSignal) => Promise<MyOffers>;
}

const NOT_OFFERED: readonly unknown[] = ['self-excluded', 'offers-paused'];
const NOTHING: MyOffers = { isOffered: false, currencyIso: 'EUR', exponent: 2, bonuses: [], tournaments: [] };

/** The backend refuses offers during a break or after strong signs of harm; treat that as "no offers", not as a failure. @spec LIM-5 */
const noneInBreak = (error: unknown): MyOffers => {
  if (error instanceof HttpError && NOT_OFFERED.includes(error.code)) return NOTHING;
  throw error;
};

export function createOffersApi(ports: Pick<Ports, 'send' | 'origin'>): OffersApi {
  return {
    offers: (signal) => callJson(ports, casinoCalls.offers, { signal, read: readMyOffers }).catch(noneInBreak),
    join: (body, signal) => callJson(ports, casinoCalls.joinTournament, { body, signal, read: readMyOffers }),
    take: (body, signal) => callJson(ports, casinoCalls.takeBonus, { body, signal, read: readMyOffers }),
  };
}
