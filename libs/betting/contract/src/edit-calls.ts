import type { Calls } from '@touchline/shared-contract';

export const editCalls = {
  quote: { method: 'POST', path: '/web-api/coupon/edit-quote', auth: 'token' },
  edit: { method: 'POST', path: '/web-api/coupon/edit', auth: 'token' },
  status: { method: 'GET', path: '/web-api/coupon/edit/:id', auth: 'token' },
} as const satisfies Calls;
