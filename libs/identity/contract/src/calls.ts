import type { Calls } from '@touchline/shared-contract';

export const sessionCalls = {
  session: { method: 'GET', path: '/web-api/session', auth: 'none', tells: 'who' },
  getToken: { method: 'GET', path: '/web-api/user/gettoken', auth: 'session' },
  login: { method: 'POST', path: '/web-api/user/login', auth: 'none', tells: 'token' },
  logout: { method: 'POST', path: '/web-api/user/logout', auth: 'session', tells: 'end' },
  sessions: { method: 'GET', path: '/web-api/user/sessions', auth: 'session' },
  endSessions: { method: 'POST', path: '/web-api/user/sessions/end', auth: 'session' },
  registrationOptions: { method: 'GET', path: '/web-api/registration/options', auth: 'none' },
  register: { method: 'POST', path: '/web-api/registration/fast', auth: 'none', tells: 'token' },
  secureData: { method: 'GET', path: '/web-api/secure-data', auth: 'session' },
} as const satisfies Calls;

/** Ways in and back that begin with a code, by e-mail or SMS. */
export const codeCalls = {
  phoneMasks: { method: 'GET', path: '/web-api/registration/phone-masks', auth: 'none', isCacheable: true },
  registerAsk: { method: 'POST', path: '/web-api/registration/full', auth: 'none' },
  registerDone: { method: 'POST', path: '/web-api/registration/full/code', auth: 'none', tells: 'token' },
  codeAgain: { method: 'POST', path: '/web-api/user/code/again', auth: 'none' },
  codeMessages: { method: 'GET', path: '/web-api/user/code/:id/messages', auth: 'none' },
  passwordAsk: { method: 'POST', path: '/web-api/user/password/reset', auth: 'none' },
  passwordCode: { method: 'POST', path: '/web-api/user/password/reset/code', auth: 'none' },
  passwordSave: { method: 'POST', path: '/web-api/user/password/reset/save', auth: 'none' },
  activate: { method: 'POST', path: '/web-api/user/activate', auth: 'none' },
  newsletterStop: { method: 'POST', path: '/web-api/user/newsletter/stop', auth: 'none' },
  smsAsk: { method: 'POST', path: '/web-api/user/login/sms', auth: 'none' },
  smsLogin: { method: 'POST', path: '/web-api/user/login/sms/code', auth: 'none', tells: 'token' },
  twoStepLogin: { method: 'POST', path: '/web-api/user/login/two-step', auth: 'none', tells: 'token' },
} as const satisfies Calls;

/** How a player protects their account. */
export const securityCalls = {
  security: { method: 'GET', path: '/web-api/user/security', auth: 'token' },
  signIns: { method: 'GET', path: '/web-api/user/sign-ins', auth: 'token' },
  changePassword: { method: 'POST', path: '/web-api/user/password', auth: 'token' },
  contactAsk: { method: 'POST', path: '/web-api/user/contact', auth: 'token' },
  twoStepBegin: { method: 'POST', path: '/web-api/user/two-step', auth: 'token' },
  twoStepOn: { method: 'POST', path: '/web-api/user/two-step/on', auth: 'token' },
  twoStepOff: { method: 'POST', path: '/web-api/user/two-step/off', auth: 'token' },
  emailAuth: { method: 'POST', path: '/web-api/user/email-auth', auth: 'token' },
  question: { method: 'POST', path: '/web-api/user/security-question', auth: 'token' },
  phoneOff: { method: 'POST', path: '/web-api/user/phone/off', auth: 'token' },
  mailing: { method: 'GET', path: '/web-api/user/mailing', auth: 'token' },
  setMailing: { method: 'POST', path: '/web-api/user/mailing', auth: 'token' },
  conversion: { method: 'GET', path: '/web-api/user/convert-account', auth: 'token' },
  convert: { method: 'POST', path: '/web-api/user/convert-account', auth: 'token' },
} as const satisfies Calls;

/** The captcha. @spec HT-05 */
export const captchaCalls = {
  getTime: { method: 'GET', path: '/web-api/captcha/gettime', auth: 'none' },
  update: { method: 'GET', path: '/web-api/captcha/update', auth: 'none' },
  validate: { method: 'POST', path: '/web-api/captcha/validate', auth: 'none' },
} as const satisfies Calls;

/** Sign-in without a password. */
export const passkeyCalls = {
  loginOptions: { method: 'POST', path: '/web-api/user/login/passkey/options', auth: 'none' },
  login: { method: 'POST', path: '/web-api/user/login/passkey', auth: 'none', tells: 'token' },
  addOptions: { method: 'POST', path: '/web-api/user/passkeys/options', auth: 'token' },
  add: { method: 'POST', path: '/web-api/user/passkeys', auth: 'token' },
  rename: { method: 'POST', path: '/web-api/user/passkeys/rename', auth: 'token' },
  remove: { method: 'POST', path: '/web-api/user/passkeys/remove', auth: 'token' },
} as const satisfies Calls;

export const agreementCalls = {
  cookies: { method: 'POST', path: '/web-api/user/cookies-agreement', auth: 'none' },
  terms: { method: 'GET', path: '/web-api/api-v3/v2/user/agreement-rules/status', auth: 'session' },
  confirmTerms: { method: 'POST', path: '/web-api/api-v3/v2/user/agreement-rules/confirm', auth: 'session' },
} as const satisfies Calls;
