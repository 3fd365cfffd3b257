import type { Calls } from '@touchline/shared-contract';

export const supportCalls = {
  open: { method: 'POST', path: '/support-api/v1/conversation', auth: 'none' },
} as const satisfies Calls;
