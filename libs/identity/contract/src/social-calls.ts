import type { Calls } from '@touchline/shared-contract';

/**
 * Sign-in and registration with an account at another site. The navigations themselves are paths of {@link socialPath}.
 *
 * @spec ID-04 ID-05
 */
export const socialCalls = {
  ticket: { method: 'POST', path: '/web-api/user/social/ticket', auth: 'none' },
  register: { method: 'POST', path: '/web-api/registration/social', auth: 'none', sessionChange: 'token' },
  oneTapClient: { method: 'GET', path: '/social-api/oauth/google-one-tap/clientId', auth: 'none' },
  oneTap: { method: 'POST', path: '/social-api/oauth/google-one-tap', auth: 'none' },
  walletAsk: { method: 'POST', path: '/social-api/oauth/metamask/message', auth: 'none' },
  wallet: { method: 'POST', path: '/social-api/oauth/metamask/signature', auth: 'none' },
  telegram: { method: 'POST', path: '/social-api/oauth/telegram/signed', auth: 'none' },
  link: { method: 'POST', path: '/web-api/user/social/link', auth: 'token' },
} as const satisfies Calls;

/** Providers by the specification's ids. @spec ID-04 */
export const SOCIAL_IDS = [
  'google',
  'vk',
  'ok',
  'fb',
  'mailru',
  'yandex',
  'telegram',
  'kakaotalk',
  'twitter',
  'itsme',
  'twitch',
  'metamask',
  'line',
  'linkedin',
  'apple',
  'discord',
] as const;
export type SocialId = (typeof SOCIAL_IDS)[number];

const IDS: ReadonlySet<string> = new Set(SOCIAL_IDS);
export const isSocialId = (id: string): id is SocialId => IDS.has(id);

/**
 * Path that starts a sign-in with another site. The browser returns signed in, or with `?social=` naming the result or the next step.
 *
 * @spec ID-04
 */
export const socialPath = (id: SocialId, { lang, returnUrl }: { lang: string; returnUrl?: string | undefined }): string =>
  `/social-api/oauth/${id}?${new URLSearchParams({ lang, ...(returnUrl !== undefined && { returnUrl }) }).toString()}`;
