export { AGE_COOKIE, AGE_KEPT_FOR_MS, ageCookie, isAgeConfirmed, type AgeKeptFor } from './age-confirmation.ts';
export {
  allowsFunctionality,
  allowsMarketing,
  CONSENT_COOKIE,
  consentCookie,
  COOKIES_AGREE,
  cookiesAgreeTypeOf,
  readConsent,
  type CookiesAgreeType,
} from './cookie-consent.ts';
