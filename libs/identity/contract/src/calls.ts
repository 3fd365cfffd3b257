import type { Calls } from '@touchline/shared-contract';

/** Session calls that every page makes. */
export const sessionCalls = {
  session: { method: 'GET', path: '/web-api/session', auth: 'none', sessionChange: 'who' },
  getToken: { method: 'GET', path: '/web-api/user/gettoken', auth: 'session' },
  logout: { method: 'POST', path: '/web-api/user/logout', auth: 'session', sessionChange: 'end' },
  secureData: { method: 'GET', path: '/web-api/secure-data', auth: 'session' },
} as const satisfies Calls;
