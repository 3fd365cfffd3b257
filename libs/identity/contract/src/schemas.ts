export { agreementContract, CookiesAgreementBody, TermsAnswer } from './agreements.ts';
export {
  EndedSessions,
  EndSessionsBody,
  FastRegistrationBody,
  LoginAnswer,
  LoginBody,
  RegistrationAnswer,
  RegistrationOptions,
  SecureDataAnswer,
  SessionAnswer,
  sessionContract,
  SessionsAnswer,
  Token,
} from './session.ts';
