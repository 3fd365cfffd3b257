import type { Calls } from '@touchline/shared-contract';

export const casinoCalls = {
  /** The catalogue; public. */
  games: { method: 'GET', path: '/bff-api/casino/games', auth: 'none' },
  preview: { method: 'GET', path: '/bff-api/casino/games/:gameId/preview', auth: 'none' },
  overview: { method: 'GET', path: '/bff-api/casino/overview', auth: 'none' },
  /** Rows of the lobby; public. */
  lobby: { method: 'GET', path: '/bff-api/casino/lobby', auth: 'none' },
  /** The jackpot's amount, in the currency of the caller. */
  jackpot: { method: 'GET', path: '/bff-api/casino/jackpot', auth: 'known' },
  providers: { method: 'GET', path: '/bff-api/casino/providers', auth: 'none' },
  /** Favourites and recently played games. */
  mine: { method: 'GET', path: '/bff-api/casino/mine', auth: 'token' },
  favourite: { method: 'POST', path: '/bff-api/casino/favourites', auth: 'token' },
  tournaments: { method: 'GET', path: '/bff-api/casino/tournaments', auth: 'none' },
  /** One edition; without a day, the current or next one. */
  tournament: { method: 'GET', path: '/bff-api/casino/tournaments/:tournamentId', auth: 'none' },
  offers: { method: 'GET', path: '/bff-api/casino/offers', auth: 'token' },
  joinTournament: { method: 'POST', path: '/bff-api/casino/offers/tournaments', auth: 'token' },
  takeBonus: { method: 'POST', path: '/bff-api/casino/offers/bonuses', auth: 'token' },
} as const satisfies Calls;
