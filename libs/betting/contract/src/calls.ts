import type { Calls } from '@touchline/shared-contract';

export const feedCalls = {
  menu: { method: 'GET', path: '/bff-api/feed/:section/menu', auth: 'none' },
  games: { method: 'GET', path: '/bff-api/feed/:section/games', auth: 'none' },
  game: { method: 'GET', path: '/bff-api/feed/game/:gameId', auth: 'none' },
  express: { method: 'GET', path: '/bff-api/feed/express', auth: 'none' },
  /** Outcomes that the most players have bet on. */
  popular: { method: 'GET', path: '/bff-api/feed/popular', auth: 'none' },
  search: { method: 'GET', path: '/bff-api/feed/search', auth: 'none' },
  /** Current revision of the feeds; with the revision and source that the client has, waits for the next change. */
  revision: { method: 'GET', path: '/bff-api/feed/revision', auth: 'none' },
} as const satisfies Calls;

/** Calls that an edge answers itself, in front of any backend. */
export const streamCalls = {
  stream: { method: 'GET', path: '/bff-api/feed/stream', auth: 'none' },
} as const satisfies Calls;
