import * as z from 'zod/mini';

/** An external game provider. */
export interface GameProvider {
  /** Signs its calls: `whsec_` and base64. */
  secret: string;
  /** Address of its games; the token is appended as a fragment. */
  frameUrl: string;
}

const Providers = z.record(
  z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  z.object({ secret: z.string().check(z.regex(/^whsec_[A-Za-z0-9+/=]{24,}$/)), frameUrl: z.url({ protocol: /^https?$/ }) }),
);

/** Providers by name from `GAME_PROVIDERS`. @throws Error for an invalid list */
export function readProviders({ GAME_PROVIDERS: text }: NodeJS.ProcessEnv): ReadonlyMap<string, GameProvider> {
  if (text === undefined || text === '') return new Map();
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error('GAME_PROVIDERS is no JSON');
  }
  const { success, data } = Providers.safeParse(read);
  if (!success) throw new Error('GAME_PROVIDERS has to name a secret (whsec_…) and a frameUrl for each provider');
  return new Map(Object.entries(data));
}
