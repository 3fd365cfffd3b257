import type { Calls } from '@touchline/shared-contract';

/** Sign-in with a passkey. */
export const passkeyCalls = {
  loginOptions: { method: 'POST', path: '/web-api/user/login/passkey/options', auth: 'none' },
  login: { method: 'POST', path: '/web-api/user/login/passkey', auth: 'none', sessionChange: 'token' },
  addOptions: { method: 'POST', path: '/web-api/user/passkeys/options', auth: 'token' },
  add: { method: 'POST', path: '/web-api/user/passkeys', auth: 'token' },
  rename: { method: 'POST', path: '/web-api/user/passkeys/rename', auth: 'token' },
  remove: { method: 'POST', path: '/web-api/user/passkeys/remove', auth: 'token' },
} as const satisfies Calls;
