export { createIdentityHttp, type IdentityHttpOptions } from './create-identity-http.ts';
export type { ChallengePorts, FingerprintTerms } from './challenges/challenge-ports.ts';
export { CAPTCHA_EVENT, type CaptchaQuestion, type CaptchaSolution } from './challenges/captcha-question.ts';
export { withChallenges } from './with-challenges.ts';
export { withTerms, type TermsPorts } from './with-terms.ts';
export { withToken } from './with-token.ts';
export type { TokenPorts } from './token-keeper.ts';
export { isTokenValid } from './rules/token.ts';
