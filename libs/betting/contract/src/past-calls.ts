import type { Calls } from '@touchline/shared-contract';

export const pastCalls = {
  prices: { method: 'GET', path: '/bff-api/feed/game/:gameId/prices/:marketId', auth: 'none' },
  moments: { method: 'GET', path: '/bff-api/feed/game/:gameId/moments', auth: 'none' },
} as const satisfies Calls;

/** Most outcomes in one answer of price history. */
export const MOST_PRICE_LINES = 3;
