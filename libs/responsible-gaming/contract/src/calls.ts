import type { Calls } from '@touchline/shared-contract';

/** Reality checks. @spec RG-11 */
export const realityCheckCalls = {
  realityCheck: { method: 'GET', path: '/web-api/api/web/user/v1/reality-check', auth: 'token' },
  answerCheck: { method: 'POST', path: '/web-api/api/web/user/v1/reality-check', auth: 'token' },
} as const satisfies Calls;

/** The limit service. @spec RG-04 */
export const limitCalls = {
  limits: { method: 'GET', path: '/limit-service-api/api/external/web/v3/limits', auth: 'token' },
  set: { method: 'POST', path: '/limit-service-api/api/external/web/v3/limits', auth: 'token' },
  available: { method: 'GET', path: '/limit-service-api/api/external/web/v3/availablelimits', auth: 'token' },
  reasons: { method: 'GET', path: '/limit-service-api/api/external/web/v3/reasons/selfexclude', auth: 'token' },
  action: { method: 'POST', path: '/limit-service-api/api/external/web/v3/limitaction', auth: 'token' },
  ping: { method: 'POST', path: '/limit-service-api/api/external/web/v3/ping', auth: 'token' },
  cancel: { method: 'DELETE', path: '/limit-service-api/api/external/web/v3/limit', auth: 'token' },
} as const satisfies Calls;
