import type { Calls } from '@touchline/shared-contract';

export const casinoCalls = {
  /** The catalogue; open to everybody. */
  games: { method: 'GET', path: '/bff-api/casino/games', auth: 'none' },
} as const satisfies Calls;
