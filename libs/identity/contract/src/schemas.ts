export { checkContract, CheckReason, IdentityCheck } from './check.ts';
export { captchaContract, CaptchaTask, CaptchaTime, CaptchaToken } from './captcha.ts';
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
  PasswordApproval,
  PasswordAskBody,
  PhoneMask,
  PhoneMasks,
  RegistrationBody,
} from './codes.ts';
export { OneTapClient, socialContract, SocialRedirect, SocialRegistrationBody, SocialTicket, WalletQuestion } from './social.ts';
export { QrCode, qrContract, QrQuestion, QrState } from './qr.ts';
export {
  Conversion,
  Mailing,
  passkeyContract,
  RecoveryCodes,
  RightsAnswer,
  SecurityAnswer,
  securityContract,
  SignInsAnswer,
  SignInToken,
  TwoStepSecret,
} from './security.ts';
