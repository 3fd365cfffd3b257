import {
  casinoCalls,
  type CasinoCatalogue,
  type CasinoFilter,
  type CasinoJackpot,
  type CasinoLobby,
  type CasinoOverview,
  type CasinoPreview,
  type CasinoProvider,
  type CasinoTournament,
  type MyCasino,
  type PreviewQuery,
  type TournamentPage,
} from '@touchline/casino-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import {
  readCasinoCatalogue,
  readCasinoJackpot,
  readCasinoLobby,
  readCasinoOverview,
  readCasinoPreview,
  readCasinoProviders,
  readCasinoTournaments,
  readMyCasino,
  readTournamentPage,
} from './readers.ts';

/** Restrictions on a list of games beyond the player's filter. */
export interface ListScope {
  models?: readonly string[];
  ids?: readonly number[];
  /** Games per response. */
  size?: number;
}

/** Calls of the casino. Each throws `HttpError`, also for an invalid response. */
export interface CasinoApi {
  games: (filter: Partial<CasinoFilter> & ListScope, signal?: AbortSignal) => Promise<CasinoCatalogue>;
  overview: (signal?: AbortSignal) => Promise<CasinoOverview>;
  lobby: (signal?: AbortSignal) => Promise<CasinoLobby>;
  jackpot: (signal?: AbortSignal) => Promise<CasinoJackpot>;
  providers: (signal?: AbortSignal) => Promise<readonly CasinoProvider[]>;
  preview: (gameId: number, query: PreviewQuery, signal?: AbortSignal) => Promise<CasinoPreview>;
  tournaments: (signal?: AbortSignal) => Promise<readonly CasinoTournament[]>;
  /** @param name - of a tournament, or of one of its editions. */
  tournament: (name: string, signal?: AbortSignal) => Promise<TournamentPage>;
  mine: (signal?: AbortSignal) => Promise<MyCasino>;
  keep: (wish: { gameId: number; isFavourite: boolean }, signal?: AbortSignal) => Promise<MyCasino>;
}

export function createCasinoApi(ports: Pick<Ports, 'send' | 'origin'>): CasinoApi {
  return {
    games: ({ kind, provider, feature, theme, volatility, search, sort, page, models, ids, size }, signal) => {
      const query = {
        ...(kind && { kind }),
        ...(provider && { provider }),
        ...(feature && { feature }),
        ...(theme && { theme }),
        ...(volatility && { volatility }),
        ...(search && { q: search }),
        ...(sort !== undefined && sort !== 'popular' && { sort }),
        ...(page !== undefined && page > 1 && { page }),
        ...(models && { models: models.join(',') }),
        ...(ids && { ids: ids.join(',') }),
        ...(size !== undefined && { size }),
      };
      return callJson(ports, casinoCalls.games, { query, signal, read: readCasinoCatalogue });
    },
    overview: (signal) => callJson(ports, casinoCalls.overview, { signal, read: readCasinoOverview }),
    lobby: (signal) => callJson(ports, casinoCalls.lobby, { signal, read: readCasinoLobby }),
    jackpot: (signal) => callJson(ports, casinoCalls.jackpot, { signal, read: readCasinoJackpot }),
    providers: (signal) =>
      callJson(ports, casinoCalls.providers, { signal, read: (answer) => readCasinoProviders(answer)?.providers ?? null }),
    preview: (gameId, query, signal) =>
      callJson(ports, casinoCalls.preview, { params: { gameId }, query: { ...query }, signal, read: readCasinoPreview }),
    tournaments: (signal) =>
      callJson(ports, casinoCalls.tournaments, { signal, read: (answer) => readCasinoTournaments(answer)?.tournaments ?? null }),
    tournament: (tournamentId, signal) =>
      callJson(ports, casinoCalls.tournament, { params: { tournamentId }, signal, read: readTournamentPage }),
    mine: (signal) => callJson(ports, casinoCalls.mine, { signal, read: readMyCasino }),
    keep: (body, signal) => callJson(ports, casinoCalls.favourite, { body, signal, read: readMyCasino }),
  };
}
