export type { SocialClient } from './social-client.ts';
export { startSocialProvider, type SocialFaults, type SocialProvider, type StartSocialProvider } from './start.ts';
export { signedByTelegram, type SiteBot } from './telegram.ts';
export { addressOf, personalSign } from './wallet.ts';
