export { checkContract, CheckReason, IdentityCheck } from './check.ts';
export { captchaContract } from './captcha.ts';
export { ComponentsData, FingerprintAnswer, fingerprintContract } from './fingerprint.ts';
export { agreementContract, CookiesAgreementBody, TermsAnswer } from './agreements.ts';
export {
  EndedSessions,
  EndSessionsBody,
  FastRegistrationBody,
  LoginAnswer,
  LoginBody,
  RegistrationAnswer,
  RegistrationField,
  RegistrationOptions,
  SecureDataAnswer,
  SessionAnswer,
  sessionContract,
  SessionsAnswer,
  Token,
  TwoStepDemand,
} from './session.ts';
export {
  Activated,
  CodeBody,
  codeContract,
  CodeSent,
  Email,
  OutboxMessages,
  Password,
  PasswordAskBody,
  PhoneMask,
  RegistrationBody,
} from './codes.ts';
export { socialContract, SocialRegistrationBody, SocialTicket } from './social.ts';
export { QrCode, qrContract, QrQuestion, QrState } from './qr.ts';
export { Conversion, Mailing, passkeyContract, SecurityAnswer, securityContract, SignInsAnswer } from './security.ts';
