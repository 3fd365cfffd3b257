import type { Calls } from '@touchline/shared-contract';

/** The limit service. @spec RG-04 */
export const limitCalls = {
  limits: { method: 'GET', path: '/limit-service-api/api/external/web/v3/limits', auth: 'token' },
  set: { method: 'POST', path: '/limit-service-api/api/external/web/v3/limits', auth: 'token' },
  available: { method: 'GET', path: '/limit-service-api/api/external/web/v3/availablelimits', auth: 'token' },
  reasons: { method: 'GET', path: '/limit-service-api/api/external/web/v3/reasons/selfexclude', auth: 'token' },
  action: { method: 'POST', path: '/limit-service-api/api/external/web/v3/limitaction', auth: 'token' },
  cancel: { method: 'DELETE', path: '/limit-service-api/api/external/web/v3/limit', auth: 'token' },
} as const satisfies Calls;
