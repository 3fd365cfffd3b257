import type { Calls } from '@touchline/shared-contract';

export const cyberCalls = {
  /** Disciplines of both kinds, with the number of their games. */
  disciplines: { method: 'GET', path: '/bff-api/cyber/disciplines', auth: 'none' },
  /** What happens in one match: maps, economy, kills, objectives, line-ups. */
  match: { method: 'GET', path: '/bff-api/cyber/match/:gameId', auth: 'none' },
  /** The same of every match in play of one kind. */
  live: { method: 'GET', path: '/bff-api/cyber/live/:type', auth: 'none' },
} as const satisfies Calls;
