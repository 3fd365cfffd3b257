import type { Calls } from '@touchline/shared-contract';

export const resultsCalls = {
  /** Finished games of a day. */
  games: { method: 'GET', path: '/bff-api/results/games', auth: 'none' },
  /** One game: its result, the settlement of its markets, and its statistics. */
  game: { method: 'GET', path: '/bff-api/results/game/:gameId', auth: 'none' },
  /** Standings and scorers of a championship. */
  champ: { method: 'GET', path: '/bff-api/results/champ/:champId', auth: 'none' },
  /** Form, squad and games of a team. */
  team: { method: 'GET', path: '/bff-api/results/team/:teamId', auth: 'none' },
} as const satisfies Calls;
