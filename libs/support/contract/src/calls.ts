import type { Calls } from '@touchline/shared-contract';

export const supportCalls = {
  /** Sends a message without the socket; a repeated id is stored once. */
  message: { method: 'POST', path: '/support-api/v1/message', auth: 'none' },
  open: { method: 'POST', path: '/support-api/v1/conversation', auth: 'none' },
} as const satisfies Calls;
