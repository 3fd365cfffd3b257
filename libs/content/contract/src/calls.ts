import type { Calls } from '@touchline/shared-contract';

/** Calls for editorial content. The session cookie identifies the caller, so that pages are the same from the edge and in the browser. */
export const contentCalls = {
  /** Cards of all documents of one kind. */
  list: { method: 'GET', path: '/bff-api/content/list/:kind', auth: 'none' },
  /** One document. */
  document: { method: 'GET', path: '/bff-api/content/document/:kind/:slug', auth: 'none' },
  /** Banners of a place; polled every minute. */
  banners: { method: 'GET', path: '/bff-api/content/banners', auth: 'none' },
} as const satisfies Calls;

/** Calls for a player's promotions and points. */
export const rewardCalls = {
  /** The player's progress in a promotion. */
  progress: { method: 'GET', path: '/bff-api/promotions/:slug/progress', auth: 'token' },
  /** Joins a promotion. */
  join: { method: 'POST', path: '/bff-api/promotions/:slug/entry', auth: 'token' },
  /** Points, their history, and the items of the shop. */
  points: { method: 'GET', path: '/bff-api/points', auth: 'token' },
  /** Buys from the points shop. */
  buy: { method: 'POST', path: '/bff-api/points/purchases', auth: 'token' },
} as const satisfies Calls;
