import type { Calls } from '@touchline/shared-contract';

export const cashOutCalls = {
  offers: { method: 'GET', path: '/web-api/coupon/cash-outs', auth: 'token' },
  take: { method: 'POST', path: '/web-api/coupon/cash-out', auth: 'token' },
  status: { method: 'GET', path: '/web-api/coupon/cash-out/:id', auth: 'token' },
  rule: { method: 'POST', path: '/web-api/coupon/cash-out-rule', auth: 'token' },
} as const satisfies Calls;
