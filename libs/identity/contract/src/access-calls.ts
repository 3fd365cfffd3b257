import type { Calls } from '@touchline/shared-contract';

/** Getting in, staying in and looking at one's sessions: what a page needs when somebody does that. */
export const accessCalls = {
  login: { method: 'POST', path: '/web-api/user/login', auth: 'none', tells: 'token' },
  activity: { method: 'POST', path: '/web-api/user/activity', auth: 'token' },
  sessions: { method: 'GET', path: '/web-api/user/sessions', auth: 'session' },
  endSessions: { method: 'POST', path: '/web-api/user/sessions/end', auth: 'session' },
  registrationOptions: { method: 'GET', path: '/web-api/registration/options', auth: 'none' },
  register: { method: 'POST', path: '/web-api/registration/fast', auth: 'none', tells: 'token' },
} as const satisfies Calls;
