import type { Calls } from '@touchline/shared-contract';

/** The captcha. @spec HT-05 */
export const captchaCalls = {
  getTime: { method: 'GET', path: '/web-api/captcha/gettime', auth: 'none' },
  update: { method: 'GET', path: '/web-api/captcha/update', auth: 'none' },
  validate: { method: 'POST', path: '/web-api/captcha/validate', auth: 'none' },
} as const satisfies Calls;

/** Third-party captchas that an operator may configure instead of the proof of work. @spec HT-04 */
export const CAPTCHA_PROVIDERS = ['turnstile', 'hcaptcha', 'recaptcha', 'geetest'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];
