import type { Calls } from '@touchline/shared-contract';

export const builderCalls = {
  price: { method: 'POST', path: '/bff-api/coupon/builder', auth: 'none' },
  keep: { method: 'POST', path: '/bff-api/coupon/builder/kept', auth: 'none' },
  kept: { method: 'GET', path: '/bff-api/coupon/builder/kept/:outcomeId', auth: 'none' },
  game: { method: 'GET', path: '/bff-api/coupon/builder/game/:gameId', auth: 'none' },
} as const satisfies Calls;
