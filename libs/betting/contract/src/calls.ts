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

export const couponCalls = {
  quote: { method: 'POST', path: '/web-api/coupon/quote', auth: 'known' },
  place: { method: 'POST', path: '/web-api/coupon/place', auth: 'token' },
  status: { method: 'GET', path: '/web-api/coupon/status/:id', auth: 'token' },
  history: { method: 'GET', path: '/web-api/coupon/history', auth: 'token' },
  coupon: { method: 'GET', path: '/web-api/coupon/:couponId', auth: 'token' },
  receipt: { method: 'GET', path: '/web-api/coupon/receipt/:id', auth: 'token' },
  share: { method: 'POST', path: '/bff-api/coupon/shared', auth: 'none' },
  shared: { method: 'GET', path: '/bff-api/coupon/shared/:code', auth: 'none' },
} as const satisfies Calls;
