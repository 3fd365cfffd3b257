import type { Calls } from '@touchline/shared-contract';

/** The identity check by an external provider. @spec RT-18 AC-09 */
export const checkCalls = {
  check: { method: 'GET', path: '/web-api/identity/check', auth: 'token' },
  startCheck: { method: 'POST', path: '/web-api/identity/check', auth: 'token' },
  frame: { method: 'GET', path: '/web-api/identity/check-frame', auth: 'none' },
} as const satisfies Calls;
