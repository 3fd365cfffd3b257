export { agreementCalls, captchaCalls, codeCalls, passkeyCalls, securityCalls, sessionCalls } from './calls.ts';
export type { CookiesAgreementBody, TermsAnswer } from './agreements.ts';
export type {
  LoginAnswer,
  RegistrationAnswer,
  RegistrationField,
  RegistrationOptions,
  SecureDataAnswer,
  SessionAnswer,
  SessionsAnswer,
  Token,
  TwoStepDemand,
} from './session.ts';
export type { Activated, CodeSent, OutboxMessages, PasswordAskBody, PhoneMask, RegistrationBody } from './codes.ts';
export type { Conversion, Mailing, SecurityAnswer, SignInsAnswer } from './security.ts';
