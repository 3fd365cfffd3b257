import type { Calls } from '@touchline/shared-contract';

/** Calls of the inbox. @spec AC-06 LIM-5 */
export const inboxCalls = {
  inbox: { method: 'GET', path: '/web-api/inbox', auth: 'token' },
  inboxCount: { method: 'GET', path: '/web-api/inbox/count', auth: 'token' },
  inboxRead: { method: 'POST', path: '/web-api/inbox/read', auth: 'token' },
  inboxSettings: { method: 'GET', path: '/web-api/inbox/settings', auth: 'token' },
  inboxSettingsSave: { method: 'POST', path: '/web-api/inbox/settings', auth: 'token' },
} as const satisfies Calls;

/** Calls that an edge makes for the player's part of a stream; pages do not make them. @spec AUTH-6 */
export const playerStreamCalls = {
  channel: { method: 'POST', path: '/bff-api/player/channel', auth: 'session' },
  changes: { method: 'POST', path: '/bff-api/player/changes', auth: 'none' },
} as const satisfies Calls;
