import { casinoCalls, type CasinoCatalogue, type CasinoFilter } from '@touchline/casino-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readCatalogue } from './read-catalogue.ts';

/** Calls of the casino's catalogue. */
export interface CasinoApi {
  /** @throws HttpError when the page does not come. */
  games: (filter: CasinoFilter, signal?: AbortSignal) => Promise<CasinoCatalogue>;
}

export function createCasinoApi(ports: Pick<Ports, 'send' | 'origin'>): CasinoApi {
  return {
    games: ({ kind, provider, feature, search, page }, signal) => {
      const query = {
        ...(kind !== null && { kind }),
        ...(provider !== null && { provider }),
        ...(feature !== null && { feature }),
        ...(search !== '' && { q: search }),
        ...(page > 1 && { page }),
      };
      return callJson(ports, casinoCalls.games, { query, signal, read: readCatalogue });
    },
  };
}
