import type { Calls } from '@touchline/shared-contract';

/** Sign-in with a QR code that is approved on a phone with an open session. @spec ID-28 */
export const qrCalls = {
  begin: { method: 'POST', path: '/web-api/user/login/qr', auth: 'none' },
  enter: { method: 'POST', path: '/web-api/user/login/qr/enter', auth: 'none', sessionChange: 'token' },
  look: { method: 'POST', path: '/web-api/user/qr/look', auth: 'token' },
  decide: { method: 'POST', path: '/web-api/user/qr/decide', auth: 'token' },
} as const satisfies Calls;
