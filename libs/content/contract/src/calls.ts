import type { Calls } from '@touchline/shared-contract';

/** What an editor writes. Who asks is known by the cookie of the session, so that pages are the same from the edge as in the browser. */
export const contentCalls = {
  /** Cards of the documents of one kind. */
  list: { method: 'GET', path: '/bff-api/content/list/:kind', auth: 'none' },
  /** One document. */
  document: { method: 'GET', path: '/bff-api/content/document/:kind/:slug', auth: 'none' },
  /** Banners of a place; asked for again every minute. */
  banners: { method: 'GET', path: '/bff-api/content/banners', auth: 'none' },
} as const satisfies Calls;

/** Promotions and points of a player. */
export const rewardCalls = {
  /** How far the player is with a promotion. */
  progress: { method: 'GET', path: '/bff-api/promotions/:slug/progress', auth: 'token' },
  /** Takes part in a promotion. */
  join: { method: 'POST', path: '/bff-api/promotions/:slug/entry', auth: 'token' },
  /** Points, how they were earned, and what they buy. */
  points: { method: 'GET', path: '/bff-api/points', auth: 'token' },
  /** Buys from the points shop. */
  buy: { method: 'POST', path: '/bff-api/points/purchases', auth: 'token' },
} as const satisfies Calls;
