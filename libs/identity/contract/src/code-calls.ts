import type { Calls } from '@touchline/shared-contract';

/** Sign-in, registration and password reset with a code by e-mail or SMS. */
export const codeCalls = {
  phoneMasks: { method: 'GET', path: '/web-api/registration/phone-masks', auth: 'none', isCacheable: true },
  registerAsk: { method: 'POST', path: '/web-api/registration/full', auth: 'none' },
  registerDone: { method: 'POST', path: '/web-api/registration/full/code', auth: 'none', sessionChange: 'token' },
  codeAgain: { method: 'POST', path: '/web-api/user/code/again', auth: 'none' },
  codeMessages: { method: 'GET', path: '/web-api/user/code/:id/messages', auth: 'none' },
  passwordAsk: { method: 'POST', path: '/web-api/user/password/reset', auth: 'none' },
  passwordCode: { method: 'POST', path: '/web-api/user/password/reset/code', auth: 'none' },
  passwordSave: { method: 'POST', path: '/web-api/user/password/reset/save', auth: 'none' },
  activate: { method: 'POST', path: '/web-api/user/activate', auth: 'none' },
  newsletterStop: { method: 'POST', path: '/web-api/user/newsletter/stop', auth: 'none' },
  smsAsk: { method: 'POST', path: '/web-api/user/login/sms', auth: 'none' },
  smsLogin: { method: 'POST', path: '/web-api/user/login/sms/code', auth: 'none', sessionChange: 'token' },
  emailAsk: { method: 'POST', path: '/web-api/user/login/email', auth: 'none' },
  emailLogin: { method: 'POST', path: '/web-api/user/login/email/code', auth: 'none', sessionChange: 'token' },
  twoStepLogin: { method: 'POST', path: '/web-api/user/login/two-step', auth: 'none', sessionChange: 'token' },
} as const satisfies Calls;
