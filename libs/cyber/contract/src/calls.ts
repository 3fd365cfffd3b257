import type { Calls } from '@touchline/shared-contract';

export const cyberCalls = {
  /** Disciplines of both types, with their numbers of games. */
  disciplines: { method: 'GET', path: '/bff-api/cyber/disciplines', auth: 'none' },
  /** Details of one match: maps, economy, kills, objectives, line-ups. */
  match: { method: 'GET', path: '/bff-api/cyber/match/:gameId', auth: 'none' },
  /** Details of every match in play of one type. */
  live: { method: 'GET', path: '/bff-api/cyber/live/:type', auth: 'none' },
} as const satisfies Calls;
