import type { Calls } from './call.ts';

export const configCalls = {
  all: { method: 'GET', path: '/bff-api/config/all.json', auth: 'none', isCacheable: true },
  group: { method: 'GET', path: '/bff-api/config/group/get', auth: 'none', isCacheable: true },
  account: { method: 'GET', path: '/bff-api/config/account.json', auth: 'token' },
} as const satisfies Calls;
