import type {
  CasinoCatalogue,
  CasinoFilter,
  CasinoJackpot,
  CasinoLobby,
  CasinoOverview,
  CasinoPreview,
  CasinoProvider,
  CasinoTournament,
  PreviewQuery,
  TournamentPage,
} from '@touchline/casino-contract';
import type { CasinoApi, ListScope } from './api/casino-api.ts';
import { keyOfFilter } from './rules/filter-of-url.ts';

/** A resource shown by pages: its key in the store, and its request. */
export interface Resource<T> {
  key: string;
  ask: (api: CasinoApi, signal?: AbortSignal) => Promise<T>;
}

/** One page of the catalogue. */
export const gamesOf = (filter: CasinoFilter): Resource<CasinoCatalogue> => ({
  key: `games/${keyOfFilter(filter)}`,
  ask: (api, signal) => api.games(filter, signal),
});
/** All games of a scope, unpaged. */
export const gamesIn = (name: string, scope: Partial<CasinoFilter> & ListScope): Resource<CasinoCatalogue> => ({
  key: `all/${name}`,
  ask: (api, signal) => api.games({ size: 500, ...scope }, signal),
});
/** Games by id, in the given order. */
export const gamesNamed = (ids: readonly number[]): Resource<CasinoCatalogue> => gamesIn(`ids/${ids.join(',')}`, { ids });
export const overview: Resource<CasinoOverview> = { key: 'overview', ask: (api, signal) => api.overview(signal) };
/** The rows of the lobby. */
export const lobby: Resource<CasinoLobby> = { key: 'lobby', ask: (api, signal) => api.lobby(signal) };
/** The current jackpot. */
export const jackpot: Resource<CasinoJackpot> = { key: 'jackpot', ask: (api, signal) => api.jackpot(signal) };
export const providers: Resource<readonly CasinoProvider[]> = { key: 'providers', ask: (api, signal) => api.providers(signal) };
/** Details of one game. @spec CS-04 */
export const previewOf = (gameId: number, query: PreviewQuery): Resource<CasinoPreview> => ({
  key: `preview/${gameId}`,
  ask: (api, signal) => api.preview(gameId, query, signal),
});
export const tournaments: Resource<readonly CasinoTournament[]> = { key: 'tournaments', ask: (api, signal) => api.tournaments(signal) };
/** One edition of a tournament with its standings. @spec CS-03 */
export const tournamentOf = (name: string): Resource<TournamentPage> => ({
  key: `tournament/${name}`,
  ask: (api, signal) => api.tournament(name, signal),
});
