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
export { activationType } from './activation.ts';
export { markText, typedMark } from './device-mark.ts';
export { convertReminder, REMINDED_FOR_MS, REMINDED_KEY, type ConversionAllowance } from './convert-reminder.ts';
export { mayFingerprint } from './may-fingerprint.ts';
export { isOfAge } from './birthday.ts';
export { maskedDigits, normalCountryCode } from './phone-mask.ts';
export { countryOfNumber, positionAfter, withoutDigit } from './phone-typing.ts';
export { PROTECTION_METHODS, protectionLevel, protectionGrade, type ProtectionMethods } from './protection.ts';
export { answerForm, isOpaqueString, nameForm, opaqueForm, withoutWidth } from './precis/profiles.ts';
export { missingInProfile, type ProfileField } from './profile.ts';
