import type { Calls } from '@touchline/shared-contract';

export const accountCalls = {
  accounts: { method: 'GET', path: '/web-api/account/list', auth: 'token' },
  setActive: { method: 'POST', path: '/web-api/account/active', auth: 'token' },
  view: { method: 'GET', path: '/web-api/user/view', auth: 'token' },
  keepView: { method: 'POST', path: '/web-api/user/view', auth: 'token' },
  userConfig: { method: 'GET', path: '/web-api/user/config', auth: 'token' },
} as const satisfies Calls;
