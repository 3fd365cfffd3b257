import type { SocialId } from '@touchline/identity-contract';
import { randomBytes } from 'node:crypto';
import type { Configuration } from 'openid-client';
import type { SocialSettings } from './settings.ts';

/** Providers that take longer count as unavailable. */
const ANSWER_WITHIN_SECONDS = 5;
/** Loaded lazily with the first sign-in of this kind. */
const library = () => import('openid-client');
const random = (): string => randomBytes(32).toString('base64url');
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** Values that bind an answer to its authorization request. @spec AUTH-14 */
export interface Question {
  state: string;
  nonce: string;
  verifier: string;
}

/** A person identified by a provider. The e-mail is set only if the provider has verified it. */
export interface ProviderIdentity {
  subject: string;
  email: string | null;
  name: string | null;
}

/**
 * OpenID Connect client for the configured providers. Discovery results are cached; a failed discovery is retried with the next sign-in.
 */
export function openRelyingParty(providers: ReadonlyMap<SocialId, SocialSettings>, now: () => number) {
  const found = new Map<SocialId, Promise<Configuration>>();

  async function discover({ issuer, clientId, clientSecret }: SocialSettings): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library();
    const server = new URL(issuer);
    return discovery(server, clientId, clientSecret, undefined, {
      timeout: ANSWER_WITHIN_SECONDS,
      // Plain HTTP is allowed for loopback providers only.
      execute: [enableNonRepudiationChecks, ...(LOOPBACK.has(server.hostname) ? [allowInsecureRequests] : [])],
    });
  }

  function configurationOf(id: SocialId, settings: SocialSettings): Promise<Configuration> {
    const known = found.get(id);
    if (known !== undefined) return known;
    const discovery = discover(settings);
    found.set(id, discovery);
    discovery.catch(() => found.delete(id));
    return discovery;
  }

  const settingsOf = (id: SocialId): SocialSettings => {
    const settings = providers.get(id);
    if (settings === undefined) throw new Error(`${id} is not configured`);
    return settings;
  };

  return {
    newQuestion: (): Omit<Question, 'state'> => ({ nonce: random(), verifier: random() }),

    /** The provider's authorization URL. */
    ask: async (id: SocialId, { state, nonce, verifier }: Question, redirectUri: string): Promise<string> => {
      const settings = settingsOf(id);
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
      const url = buildAuthorizationUrl(await configurationOf(id, settings), {
        ...{ redirect_uri: redirectUri, scope: settings.scope, state, nonce },
        ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
        ...(settings.responseMode === 'form_post' && { response_mode: 'form_post' }),
      });
      return url.href;
    },

    /**
     * Redeems the code of an answer.
     *
     * @throws any validation error of the library: wrong state, nonce, issuer, audience or signature, a used code, a timeout.
     */
    redeem: async (id: SocialId, { state, nonce, verifier }: Question, answer: URL): Promise<ProviderIdentity> => {
      const { authorizationCodeGrant } = await library();
      const tokens = await authorizationCodeGrant(await configurationOf(id, settingsOf(id)), answer, {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the answer has no id token');
      return identityOf(claims);
    },

    /**
     * Verifies an id token that the browser received from the provider.
     *
     * @throws any validation error of jose: wrong issuer, audience or signature, an expired token, a missing nonce, a timeout.
     * @spec ID-05
     */
    readToken: async (id: SocialId, credential: string): Promise<{ identity: ProviderIdentity; nonce: string }> => {
      const settings = settingsOf(id);
      const { createRemoteJWKSet, jwtVerify } = await import('jose');
      const { issuer, jwks_uri: keys } = (await configurationOf(id, settings)).serverMetadata();
      if (keys === undefined) throw new Error(`${id} names no keys`);
      const { payload } = await jwtVerify(
        credential,
        createRemoteJWKSet(new URL(keys), { timeoutDuration: ANSWER_WITHIN_SECONDS * 1000 }),
        {
          ...{ issuer, audience: settings.clientId, algorithms: ['RS256', 'ES256'], currentDate: new Date(now()) },
          requiredClaims: ['sub', 'exp', 'nonce'],
        },
      );
      const { nonce, sub = '' } = payload;
      if (typeof nonce !== 'string' || sub === '') throw new Error('the token has no nonce or no subject');
      return { identity: identityOf({ ...payload, sub }), nonce };
    },
  };
}

interface Claims {
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
}

function identityOf({ sub, email, email_verified: isVerified, name }: Claims): ProviderIdentity {
  const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 254) : null);
  return { subject: sub, email: isVerified === true ? text(email) : null, name: text(name)?.slice(0, 100) ?? null };
}

export type RelyingParty = ReturnType<typeof openRelyingParty>;
