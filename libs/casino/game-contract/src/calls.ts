import type { Calls } from '@touchline/shared-contract';

export const gameCalls = {
  /** Everything a game needs to start, for a visitor. */
  launch: { method: 'GET', path: '/bff-api/games/launch', auth: 'none' },
  /** The same for a player, plus account, open round and the reason why money play is unavailable. */
  seat: { method: 'GET', path: '/bff-api/games/seat', auth: 'token' },
  /** A demo round: no account, nothing stored. Uses the caller's identity, because a player's age is already verified. */
  demo: { method: 'POST', path: '/bff-api/games/demo', auth: 'known' },
  /** A shared table: one draw for all players. */
  table: { method: 'GET', path: '/bff-api/games/table', auth: 'none' },
  /** Opens the page of a provider that runs its rounds on its own server. */
  visit: { method: 'POST', path: '/bff-api/games/visits', auth: 'token' },
  /** The player's rounds of provider-run games. */
  served: { method: 'GET', path: '/bff-api/games/visits/rounds', auth: 'token' },
  open: { method: 'POST', path: '/bff-api/games/rounds', auth: 'token' },
  move: { method: 'POST', path: '/bff-api/games/rounds/:round/moves', auth: 'token' },
  /** The player's rounds, newest first. */
  rounds: { method: 'GET', path: '/bff-api/games/rounds', auth: 'token' },
  round: { method: 'GET', path: '/bff-api/games/rounds/:round', auth: 'token' },
  seeds: { method: 'GET', path: '/bff-api/games/seeds', auth: 'token' },
  /** Reveals the current seed and replaces it. */
  rotate: { method: 'POST', path: '/bff-api/games/seeds', auth: 'token' },
} as const satisfies Calls;
