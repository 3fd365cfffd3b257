import { type BonusId, casinoCalls, type MyOffers } from '@touchline/casino-contract';
import { callJson, HttpError } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readOffers } from './read-offers.ts';

/** Calls of a player's offers. Each throws `HttpError`, also for an answer that does not hold. */
export interface OffersApi {
  offers: (signal?: AbortSignal) => Promise<MyOffers>;
  join: (wish: { edition: string; isJoined: boolean }, signal?: AbortSignal) => Promise<MyOffers>;
  take: (wish: { id: BonusId; isTaken: boolean }, signal?: AbortSignal) => Promise<MyOffers>;
}

const NOT_OFFERED: readonly unknown[] = ['self-excluded', 'offers-paused'];
const NOTHING: MyOffers = { isOffered: false, currencyIso: 'EUR', exponent: 2, bonuses: [], tournaments: [] };

/** Offers are refused during a break, and after strong signs of harm: then there are none, and nothing has failed. @spec LIM-5 */
const noneInBreak = (error: unknown): MyOffers => {
  if (error instanceof HttpError && NOT_OFFERED.includes(error.code)) return NOTHING;
  throw error;
};

export function createOffersApi(ports: Pick<Ports, 'send' | 'origin'>): OffersApi {
  return {
    offers: (signal) => callJson(ports, casinoCalls.offers, { signal, read: readOffers }).catch(noneInBreak),
    join: (body, signal) => callJson(ports, casinoCalls.joinTournament, { body, signal, read: readOffers }),
    take: (body, signal) => callJson(ports, casinoCalls.takeBonus, { body, signal, read: readOffers }),
  };
}
