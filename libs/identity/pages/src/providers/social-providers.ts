import { isSocialId, type SocialId } from '@touchline/identity-contract';

/** Providers by the specification's ids, with their own names. @spec ID-04 */
export const PROVIDER_NAMES: Readonly<Record<SocialId, string>> = {
  google: 'Google',
  vk: 'VK',
  ok: 'OK',
  fb: 'Facebook',
  mailru: 'Mail.ru',
  yandex: 'Yandex',
  telegram: 'Telegram',
  kakaotalk: 'KakaoTalk',
  twitter: 'X',
  itsme: 'itsme',
  twitch: 'Twitch',
  metamask: 'MetaMask',
  line: 'LINE',
  linkedin: 'LinkedIn',
  apple: 'Apple',
  discord: 'Discord',
};

/** The name of a provider; undefined for an unknown id. @spec ID-30 */
export const providerName = (id: string): string | undefined => (isSocialId(id) ? PROVIDER_NAMES[id] : undefined);
