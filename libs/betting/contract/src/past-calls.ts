import type { Calls } from '@touchline/shared-contract';

export const pastCalls = {
  prices: { method: 'GET', path: '/bff-api/feed/game/:gameId/prices/:marketId', auth: 'none' },
  moments: { method: 'GET', path: '/bff-api/feed/game/:gameId/moments', auth: 'none' },
} as const satisfies Calls;

/** Outcomes whose changes one answer tells. */
export const MOST_PRICE_LINES = 3;
