import type { Calls } from '@touchline/shared-contract';

export const platformCalls = {
  redirect: { method: 'POST', path: '/redirects-api/api/v1/redirect-light', auth: 'none' },
  block: { method: 'POST', path: '/blocks-api/api/v2/block', auth: 'none' },
  partitions: { method: 'GET', path: '/third-party/api/list-available-partitions', auth: 'none' },
  payments: { method: 'GET', path: '/web-api/payments/availability', auth: 'session' },
  media: { method: 'GET', path: '/bff-api/media', auth: 'none' },
} as const satisfies Calls;
