export { accessCalls } from './access-calls.ts';
export { agreementCalls } from './agreement-calls.ts';
export { sessionCalls } from './calls.ts';
export { checkCalls } from './check-calls.ts';
export { CAPTCHA_PROVIDERS, captchaCalls, type CaptchaProvider } from './captcha-calls.ts';
export type { CaptchaTask, CaptchaTime, CaptchaToken } from './captcha.ts';
export { fingerprintCalls } from './fingerprint-calls.ts';
export { codeCalls } from './code-calls.ts';
export { passkeyCalls } from './passkey-calls.ts';
export { isSocialId, SOCIAL_IDS, socialCalls, socialPath, type SocialId } from './social-calls.ts';
export { qrCalls } from './qr-calls.ts';
export { securityCalls } from './security-calls.ts';
export { type Right, RIGHTS, type Rights } from './rights.ts';
export type { CookiesAgreementBody, TermsAnswer } from './agreements.ts';
export type {
  LoginAnswer,
  LoginBody,
  RegistrationAnswer,
  RegistrationField,
  EndedSessions,
  RegistrationOptions,
  SecureDataAnswer,
  SessionAnswer,
  SessionsAnswer,
  Token,
  TwoStepDemand,
} from './session.ts';
export type {
  Activated,
  CodeSent,
  OutboxMessages,
  PasswordApproval,
  PasswordAskBody,
  PhoneMask,
  PhoneMasks,
  RegistrationBody,
} from './codes.ts';
export type { IdentityCheck } from './check.ts';
export type { ComponentsData, FingerprintAnswer } from './fingerprint.ts';
export type { OneTapClient, SocialRedirect, SocialRegistrationBody, SocialTicket, WalletQuestion } from './social.ts';
export type { QrCode, QrQuestion, QrState } from './qr.ts';
export type {
  Conversion,
  Mailing,
  RecoveryCodes,
  RightsAnswer,
  SecurityAnswer,
  SignInsAnswer,
  SignInToken,
  TwoStepSecret,
} from './security.ts';
