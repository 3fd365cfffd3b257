export { agreementContract, CookiesAgreementBody, TermsAnswer } from './agreements.ts';
export {
  FastRegistrationBody,
  LoginAnswer,
  LoginBody,
  RegistrationAnswer,
  RegistrationOptions,
  SecureDataAnswer,
  SessionAnswer,
  sessionContract,
  Token,
} from './session.ts';
