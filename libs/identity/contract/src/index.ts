export { agreementCalls, sessionCalls } from './calls.ts';
export type { CookiesAgreementBody, TermsAnswer } from './agreements.ts';
export type {
  LoginAnswer,
  RegistrationAnswer,
  RegistrationOptions,
  SecureDataAnswer,
  SessionAnswer,
  SessionsAnswer,
  Token,
} from './session.ts';
