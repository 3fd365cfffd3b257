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
  testAnswers: { method: 'POST', path: '/limit-service-api/api/external/web/v3/testanswers', auth: 'token' },
  action: { method: 'POST', path: '/limit-service-api/api/external/web/v3/limitaction', auth: 'token' },
  ping: { method: 'POST', path: '/limit-service-api/api/external/web/v3/ping', auth: 'token' },
  cancel: { method: 'DELETE', path: '/limit-service-api/api/external/web/v3/limit', auth: 'token' },
  blockUser: { method: 'POST', path: '/limit-service-api/api/external/web/v3/BlockUser', auth: 'token' },
  changes: { method: 'GET', path: '/limit-service-api/api/external/web/v3/changes', auth: 'token' },
} as const satisfies Calls;

/** Base paths of the limit service; older installations have the second one. @spec RG-04 */
export const LIMIT_SERVICE_PATHS = ['/limit-service-api/api/external/web/v3', '/limit-service-api/limit/external/web/api/v1'] as const;
export type LimitServicePath = (typeof LIMIT_SERVICE_PATHS)[number];

/** A call of the limit service with another base path. @spec RG-04 */
export const atLimitService = <const C extends { path: string }>(call: C, base: LimitServicePath): C => ({
  ...call,
  path: call.path.replace(LIMIT_SERVICE_PATHS[0], base),
});
