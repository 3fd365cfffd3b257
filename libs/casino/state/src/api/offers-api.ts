import { type BonusId, casinoCalls, type MyOffers } from '@touchline/casino-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readOffers } from './read-offers.ts';

/** Calls of a player's offers. Each throws `HttpError`, also for an answer that does not hold. */
export interface OffersApi {
  offers: (signal?: AbortSignal) => Promise<MyOffers>;
  join: (wish: { edition: string; isJoined: boolean }, signal?: AbortSignal) => Promise<MyOffers>;
  take: (wish: { id: BonusId; isTaken: boolean }, signal?: AbortSignal) => Promise<MyOffers>;
}

export function createOffersApi(ports: Pick<Ports, 'send' | 'origin'>): OffersApi {
  return {
    offers: (signal) => callJson(ports, casinoCalls.offers, { signal, read: readOffers }),
    join: (body, signal) => callJson(ports, casinoCalls.joinTournament, { body, signal, read: readOffers }),
    take: (body, signal) => callJson(ports, casinoCalls.takeBonus, { body, signal, read: readOffers }),
  };
}
