import type { Calls } from '@touchline/shared-contract';

export const gameCalls = {
  /** What a game needs to start, and why it cannot be played for money. */
  launch: { method: 'GET', path: '/bff-api/games/launch', auth: 'known' },
  /** A round for play money that is worth nothing: no account, nothing kept. */
  demo: { method: 'POST', path: '/bff-api/games/demo', auth: 'none' },
  open: { method: 'POST', path: '/bff-api/games/rounds', auth: 'token' },
  move: { method: 'POST', path: '/bff-api/games/rounds/:round/moves', auth: 'token' },
  /** The player's own rounds, the newest first. */
  rounds: { method: 'GET', path: '/bff-api/games/rounds', auth: 'token' },
  round: { method: 'GET', path: '/bff-api/games/rounds/:round', auth: 'token' },
  seeds: { method: 'GET', path: '/bff-api/games/seeds', auth: 'token' },
  /** Reveals the seed in use and takes a new one. */
  rotate: { method: 'POST', path: '/bff-api/games/seeds', auth: 'token' },
} as const satisfies Calls;
