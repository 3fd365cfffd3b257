import { isSocialId, SOCIAL_IDS, type SocialId } from '@touchline/identity-contract';
import * as z from 'zod/mini';

/** A provider as the operator has registered this site with it. */
export interface SocialSettings {
  /** Address of its OpenID Connect discovery. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** How the answer comes back; Apple posts a form as soon as name or e-mail are asked for. */
  responseMode: 'query' | 'form_post';
  /** Where the browser finds the provider for its own dialog; left out where that way in is not offered. @spec ID-05 */
  fedcmConfigUrl?: string | undefined;
}

const Settings = z.record(
  z.string(),
  z.strictObject({
    issuer: z.url(),
    clientId: z.string(),
    clientSecret: z.string(),
    scope: z.optional(z.string()),
    fedcmConfigUrl: z.optional(z.url()),
    responseMode: z.optional(z.enum(['query', 'form_post'])),
  }),
);

const SCOPE = 'openid email profile';
const POSTS_FORMS: ReadonlySet<SocialId> = new Set(['apple']);

/**
 * The providers that `SOCIAL_PROVIDERS` configures (JSON by the specification's ids), in the specification's order.
 *
 * @throws Error for a text that is not of that form, or an id that the specification does not know.
 * @spec ID-04
 */
export function socialSettings(env: NodeJS.ProcessEnv): ReadonlyMap<SocialId, SocialSettings> {
  const text = env['SOCIAL_PROVIDERS'];
  if (text === undefined || text.trim() === '') return new Map();
  const read = Settings.parse(JSON.parse(text));
  const unknown = Object.keys(read).find((id) => !isSocialId(id));
  if (unknown !== undefined) throw new Error(`SOCIAL_PROVIDERS: '${unknown}' is no provider`);
  return new Map(
    SOCIAL_IDS.flatMap((id) => {
      const found = read[id];
      if (found === undefined) return [];
      const responseMode = found.responseMode ?? (POSTS_FORMS.has(id) ? 'form_post' : 'query');
      return [[id, { ...found, scope: found.scope ?? SCOPE, responseMode }] as const];
    }),
  );
}

/** What pages have to know of them. @spec ID-04 ID-05 */
export function socialConfig(env: NodeJS.ProcessEnv): { socialProviders: string[]; oneTapOrigin?: string } {
  const providers = socialSettings(env);
  const url = providers.get('google')?.fedcmConfigUrl;
  return { socialProviders: [...providers.keys()], ...(url !== undefined && { oneTapOrigin: new URL(url).origin }) };
}
