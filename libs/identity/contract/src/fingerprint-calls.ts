import type { Calls } from '@touchline/shared-contract';

/** The fingerprint of a device. @spec HT-08 */
export const fingerprintCalls = {
  register: { method: 'POST', path: '/web-api/fingerprint', auth: 'none' },
} as const satisfies Calls;
