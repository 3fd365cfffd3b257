import type { Calls } from '@touchline/shared-contract';

/** Sign-in, keeping the session alive, and listing sessions. */
export const accessCalls = {
  login: { method: 'POST', path: '/web-api/user/login', auth: 'none', sessionChange: 'token' },
  activity: { method: 'POST', path: '/web-api/user/activity', auth: 'token' },
  sessions: { method: 'GET', path: '/web-api/user/sessions', auth: 'session' },
  endSessions: { method: 'POST', path: '/web-api/user/sessions/end', auth: 'session' },
  registrationOptions: { method: 'GET', path: '/web-api/registration/options', auth: 'none' },
  register: { method: 'POST', path: '/web-api/registration/fast', auth: 'none', sessionChange: 'token' },
} as const satisfies Calls;
