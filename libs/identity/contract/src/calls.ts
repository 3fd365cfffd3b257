import type { Calls } from '@touchline/shared-contract';

export const sessionCalls = {
  session: { method: 'GET', path: '/web-api/session', auth: 'none', tells: 'who' },
  getToken: { method: 'GET', path: '/web-api/user/gettoken', auth: 'session' },
  login: { method: 'POST', path: '/web-api/user/login', auth: 'none', tells: 'token' },
  logout: { method: 'POST', path: '/web-api/user/logout', auth: 'session', tells: 'end' },
  sessions: { method: 'GET', path: '/web-api/user/sessions', auth: 'session' },
  activity: { method: 'POST', path: '/web-api/user/activity', auth: 'token' },
  endSessions: { method: 'POST', path: '/web-api/user/sessions/end', auth: 'session' },
  registrationOptions: { method: 'GET', path: '/web-api/registration/options', auth: 'none' },
  register: { method: 'POST', path: '/web-api/registration/fast', auth: 'none', tells: 'token' },
  secureData: { method: 'GET', path: '/web-api/secure-data', auth: 'session' },
} as const satisfies Calls;

export const agreementCalls = {
  cookies: { method: 'POST', path: '/web-api/user/cookies-agreement', auth: 'none' },
  terms: { method: 'GET', path: '/web-api/api-v3/v2/user/agreement-rules/status', auth: 'session' },
  confirmTerms: { method: 'POST', path: '/web-api/api-v3/v2/user/agreement-rules/confirm', auth: 'session' },
} as const satisfies Calls;
