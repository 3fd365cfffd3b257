import type { Calls } from '@touchline/shared-contract';

/** Security settings of an account. */
export const securityCalls = {
  security: { method: 'GET', path: '/web-api/user/security', auth: 'token' },
  rights: { method: 'GET', path: '/web-api/user/rights', auth: 'token' },
  signIns: { method: 'GET', path: '/web-api/user/sign-ins', auth: 'token' },
  changePassword: { method: 'POST', path: '/web-api/user/password', auth: 'token' },
  contactAsk: { method: 'POST', path: '/web-api/user/contact', auth: 'token' },
  twoStepBegin: { method: 'POST', path: '/web-api/user/two-step', auth: 'token' },
  twoStepOn: { method: 'POST', path: '/web-api/user/two-step/on', auth: 'token' },
  twoStepOff: { method: 'POST', path: '/web-api/user/two-step/off', auth: 'token' },
  emailAuth: { method: 'POST', path: '/web-api/user/email-auth', auth: 'token' },
  question: { method: 'POST', path: '/web-api/user/security-question', auth: 'token' },
  signInToken: { method: 'POST', path: '/web-api/user/sign-in-token', auth: 'token' },
  phoneOff: { method: 'POST', path: '/web-api/user/phone/off', auth: 'token' },
  mailing: { method: 'GET', path: '/web-api/user/mailing', auth: 'token' },
  setMailing: { method: 'POST', path: '/web-api/user/mailing', auth: 'token' },
  conversion: { method: 'GET', path: '/web-api/user/convert-account', auth: 'token' },
  convert: { method: 'POST', path: '/web-api/user/convert-account', auth: 'token' },
} as const satisfies Calls;
