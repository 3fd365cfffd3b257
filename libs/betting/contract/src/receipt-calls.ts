import type { Calls } from '@touchline/shared-contract';

export const receiptCalls = {
  signed: { method: 'GET', path: '/web-api/coupon/signed-receipt/:couponId', auth: 'token' },
  keys: { method: 'GET', path: '/bff-api/coupon/receipt-keys', auth: 'none' },
} as const satisfies Calls;
