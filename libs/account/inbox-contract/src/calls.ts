import type { Calls } from '@touchline/shared-contract';

/** Calls of the inbox. @spec AC-06 LIM-5 */
export const inboxCalls = {
  inbox: { method: 'GET', path: '/web-api/inbox', auth: 'token' },
  inboxCount: { method: 'GET', path: '/web-api/inbox/count', auth: 'token' },
  inboxRead: { method: 'POST', path: '/web-api/inbox/read', auth: 'token' },
  inboxSettings: { method: 'GET', path: '/web-api/inbox/settings', auth: 'token' },
  inboxSettingsSave: { method: 'POST', path: '/web-api/inbox/settings', auth: 'token' },
} as const satisfies Calls;
