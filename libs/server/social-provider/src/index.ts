export { startSocialProvider, type SocialClient, type SocialFaults, type SocialProvider, type StartSocialProvider } from './start.ts';
