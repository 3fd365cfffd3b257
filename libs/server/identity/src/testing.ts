export { DEMO, ensureDemoPlayer } from './demo-player.ts';
export { addPlayer } from './new-player.ts';
export { captchaSettings, isProviderAnswerRight } from './security/captcha-providers.ts';
