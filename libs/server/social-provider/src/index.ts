export type { SocialClient } from './social-client.ts';
export { startSocialProvider, type SocialFaults, type SocialProvider, type StartSocialProvider } from './start.ts';
