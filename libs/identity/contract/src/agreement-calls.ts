import type { Calls } from '@touchline/shared-contract';

export const agreementCalls = {
  cookies: { method: 'POST', path: '/web-api/user/cookies-agreement', auth: 'none' },
  terms: { method: 'GET', path: '/web-api/api-v3/v2/user/agreement-rules/status', auth: 'session' },
  confirmTerms: { method: 'POST', path: '/web-api/api-v3/v2/user/agreement-rules/confirm', auth: 'session' },
} as const satisfies Calls;
