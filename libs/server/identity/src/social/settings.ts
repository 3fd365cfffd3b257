import { isSocialId, SOCIAL_IDS, type SocialId } from '@touchline/identity-contract';
import * as z from 'zod/mini';

/** Registration of this site with an OpenID Connect provider. */
export interface SocialSettings {
  /** Issuer, from which the OpenID Connect discovery address is derived. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Response mode of the answer; Apple requires a form post if name or e-mail are requested. */
  responseMode: 'query' | 'form_post';
  /** FedCM configuration for the browser's own dialog; absent if that sign-in is not offered. @spec ID-05 */
  fedcmConfigUrl?: string | undefined;
}

const OpenIdConnect = z.strictObject({
  issuer: z.url(),
  clientId: z.string(),
  clientSecret: z.string(),
  scope: z.optional(z.string()),
  fedcmConfigUrl: z.optional(z.url()),
  responseMode: z.optional(z.enum(['query', 'form_post'])),
});
const Wallet = z.strictObject({ chainId: z.optional(z.int().check(z.minimum(1))) });
const Telegram = z.strictObject({ botToken: z.string().check(z.regex(/^\d{1,20}:[\w-]{20,100}$/)), authUrl: z.optional(z.url()) });

/** Sign-in methods proven by a signature rather than by OpenID Connect. @spec ID-04 */
export interface SignedSettings {
  /** Chain id in the wallet's message. */
  wallet?: { chainId: number };
  /** This site's bot, and the Telegram page that signs. */
  telegram?: { botToken: string; authUrl: string };
}

/** Everything configured by `SOCIAL_PROVIDERS`. */
export interface AllSettings extends SignedSettings {
  /** In the order of the specification. */
  ids: readonly SocialId[];
  openId: ReadonlyMap<SocialId, SocialSettings>;
}

const ETHEREUM = 1;
const TELEGRAM_URL = 'https://oauth.telegram.org/auth';
const SCOPE = 'openid email profile';
const POSTS_FORMS: ReadonlySet<SocialId> = new Set(['apple']);

/**
 * Parses `SOCIAL_PROVIDERS` (JSON by the specification's ids): a wallet under `metamask`, a bot under `telegram`, and OpenID Connect under
 * every other id.
 *
 * @throws Error for invalid JSON, an invalid form or an unknown id.
 * @spec ID-04
 */
export function socialSettings(env: NodeJS.ProcessEnv): AllSettings {
  const text = env['SOCIAL_PROVIDERS'];
  if (text === undefined || text.trim() === '') return { ids: [], openId: new Map() };
  const read = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  const unknown = Object.keys(read).find((id) => !isSocialId(id));
  if (unknown !== undefined) throw new Error(`SOCIAL_PROVIDERS: '${unknown}' is no provider`);
  const { metamask, telegram } = read;
  const ids = SOCIAL_IDS.filter((id) => read[id] !== undefined);
  const bot = telegram === undefined ? undefined : Telegram.parse(telegram);
  return {
    ids,
    ...(metamask !== undefined && { wallet: { chainId: Wallet.parse(metamask).chainId ?? ETHEREUM } }),
    ...(bot !== undefined && { telegram: { botToken: bot.botToken, authUrl: bot.authUrl ?? TELEGRAM_URL } }),
    openId: new Map(ids.filter((id) => id !== 'metamask' && id !== 'telegram').map((id) => [id, openIdOf(id, read[id])] as const)),
  };
}

function openIdOf(id: SocialId, settings: unknown): SocialSettings {
  const found = OpenIdConnect.parse(settings);
  const responseMode = found.responseMode ?? (POSTS_FORMS.has(id) ? 'form_post' : 'query');
  return { ...found, scope: found.scope ?? SCOPE, responseMode };
}

/** Public configuration for pages. @spec ID-04 ID-05 */
export function socialConfig(env: NodeJS.ProcessEnv): { socialProviders: string[]; oneTapOrigin?: string } {
  const { ids, openId } = socialSettings(env);
  const url = openId.get('google')?.fedcmConfigUrl;
  return { socialProviders: [...ids], ...(url !== undefined && { oneTapOrigin: new URL(url).origin }) };
}
