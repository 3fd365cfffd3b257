export type { CookiesAgreementBody, TermsAnswer } from './agreements.ts';
export type { LoginAnswer, RegistrationAnswer, RegistrationOptions, SecureDataAnswer, SessionAnswer, Token } from './session.ts';
