import { SOCIAL_IDS, type SocialId } from '@touchline/identity-contract';
import { control, type Controls } from '@touchline/server-kernel';
import { startSocialProvider, type SocialProvider } from '@touchline/server-social-provider';
import { randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod/mini';

const DEFAULT_PORT = 4600;
const DEFAULT_PRODUCT_PORT = '4200';
const SECRET_BYTES = 32;
/** Providers whose users sign in with a signature instead of OpenID Connect. */
const SIGNED: ReadonlySet<SocialId> = new Set(['metamask', 'telegram']);

/** The stand-in for social sign-in providers. `origin` is null if the operator has configured real ones. */
export interface Socials {
  origin: string | null;
  /** Settings for the identity module. */
  env: Record<string, string>;
  controls: readonly Controls[];
  setFaults: SocialProvider['setFaults'];
  stop(): Promise<void>;
}

const socialControls = (provider: SocialProvider): Controls => ({
  actions: [
    control({
      name: 'social-faults',
      label: 'What goes wrong with sign-in through other sites: slow answers, or none',
      body: z.strictObject({
        slowMs: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
        isDown: z.optional(z.boolean()),
      }),
      run: (faults) => {
        provider.setFaults(faults);
        return { status: 'ok' };
      },
    }),
  ],
});

/** Starts the stand-in on a separate loopback origin and registers this site as a client of each provider in the specification. */
export async function startSocials(env: NodeJS.ProcessEnv): Promise<Socials> {
  if (env['SOCIAL_PROVIDERS'] !== undefined)
    return { origin: null, env: {}, controls: [], setFaults: () => undefined, stop: async () => undefined };
  const own = Number(env['TOUCHLINE_SOCIAL_PORT'] ?? (env['TOUCHLINE_TEST'] === '1' ? 0 : DEFAULT_PORT));
  const product = `http://localhost:${env['TOUCHLINE_PORT'] ?? DEFAULT_PRODUCT_PORT}`;
  const bot = { token: `${randomInt(10 ** 9, 10 ** 10)}:${randomBytes(SECRET_BYTES).toString('base64url')}`, site: product };
  const secrets = SOCIAL_IDS.filter((id) => !SIGNED.has(id)).map((id) => ({ id, secret: randomBytes(SECRET_BYTES).toString('base64url') }));
  const clients = secrets.map(({ id, secret }) => ({
    ...{ id: `touchline-${id}`, secret },
    redirectUris: [`${product}/social-api/oauth/${id}/callback`],
  }));
  // The default port may be taken by another product on this machine: fall back to any free port, unless one was configured.
  const provider = await startSocialProvider({ port: own, clients, bot }).catch((error: unknown) => {
    if (env['TOUCHLINE_SOCIAL_PORT'] === undefined && own !== 0) return startSocialProvider({ port: 0, clients, bot });
    throw new Error(`the test sign-in cannot listen on port ${own} (${String(error)}); set TOUCHLINE_SOCIAL_PORT`);
  });
  const settings = secrets.map(({ id, secret }) => [
    id,
    {
      issuer: provider.origin,
      clientId: `touchline-${id}`,
      clientSecret: secret,
      ...(id === 'google' && { fedcmConfigUrl: `${provider.origin}/fedcm/config.json` }),
    },
  ]);
  const telegram = { botToken: bot.token, authUrl: `${provider.origin}/telegram/auth` };
  return {
    origin: provider.origin,
    env: {
      SOCIAL_PROVIDERS: JSON.stringify({ ...Object.fromEntries(settings), telegram, metamask: {} }),
      CAPTCHA_STAND_IN: provider.origin,
    },
    controls: [socialControls(provider)],
    setFaults: (faults) => provider.setFaults(faults),
    stop: () => provider.stop(),
  };
}
