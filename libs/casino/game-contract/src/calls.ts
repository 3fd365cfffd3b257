import type { Calls } from '@touchline/shared-contract';

export const gameCalls = {
  /** What a game needs to start, for a visitor. */
  launch: { method: 'GET', path: '/bff-api/games/launch', auth: 'none' },
  /** The same for a player: account, round in play, and why the game cannot be played for money. */
  seat: { method: 'GET', path: '/bff-api/games/seat', auth: 'token' },
  /** A round for play money that is worth nothing: no account, nothing kept. A player is known to be of age. */
  demo: { method: 'POST', path: '/bff-api/games/demo', auth: 'known' },
  /** A table that is drawn for all players at once. */
  table: { method: 'GET', path: '/bff-api/games/table', auth: 'none' },
  /** Opens the page of a provider that plays its rounds on a server of its own. */
  visit: { method: 'POST', path: '/bff-api/games/visits', auth: 'token' },
  /** The player's own rounds of games that their providers play. */
  served: { method: 'GET', path: '/bff-api/games/visits/rounds', auth: 'token' },
  open: { method: 'POST', path: '/bff-api/games/rounds', auth: 'token' },
  move: { method: 'POST', path: '/bff-api/games/rounds/:round/moves', auth: 'token' },
  /** The player's own rounds, the newest first. */
  rounds: { method: 'GET', path: '/bff-api/games/rounds', auth: 'token' },
  round: { method: 'GET', path: '/bff-api/games/rounds/:round', auth: 'token' },
  seeds: { method: 'GET', path: '/bff-api/games/seeds', auth: 'token' },
  /** Reveals the seed in use and takes a new one. */
  rotate: { method: 'POST', path: '/bff-api/games/seeds', auth: 'token' },
} as const satisfies Calls;
