import type { Calls } from '@touchline/shared-contract';

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
