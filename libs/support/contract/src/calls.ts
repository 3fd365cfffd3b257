import type { Calls } from '@touchline/shared-contract';

export const supportCalls = {
  /** Leaves a message without the socket; the same id is kept once. */
  message: { method: 'POST', path: '/support-api/v1/message', auth: 'none' },
  open: { method: 'POST', path: '/support-api/v1/conversation', auth: 'none' },
} as const satisfies Calls;
