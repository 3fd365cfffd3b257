export { DEMO, ensureDemoPlayer } from './demo-player.ts';
export { addPlayer } from './new-player.ts';
export { captchaSettings, isProviderAnswerRight } from './security/captcha-providers.ts';
export { bearer, cookieOf, peopleCalls, REGISTRATION, setCookies } from './testing/people-calls.ts';
export { openWorld, PASSWORD, type Person, reasonOf, type World } from './testing/secrets-world.ts';
