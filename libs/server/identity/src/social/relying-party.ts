import type { SocialId } from '@touchline/identity-contract';
import { randomBytes } from 'node:crypto';
import type { Configuration } from 'openid-client';
import type { SocialSettings } from './settings.ts';

/** A provider that takes longer is treated as one that does not answer. */
const ANSWER_WITHIN_SECONDS = 5;
/** The library comes with the first sign-in of this kind. */
const library = () => import('openid-client');
const random = (): string => randomBytes(32).toString('base64url');
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** What has to come back with the answer, and proves that it belongs to this question. @spec AUTH-14 */
export interface Question {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who somebody is, by the provider's word. An e-mail that the provider has not confirmed is nobody's. */
export interface Stranger {
  subject: string;
  email: string | null;
  name: string | null;
}

/** This site as the providers know it. Discovery is asked for once; a provider that did not answer is asked again with the next sign-in. */
export function openRelyingParty(providers: ReadonlyMap<SocialId, SocialSettings>, now: () => number) {
  const found = new Map<SocialId, Promise<Configuration>>();

  async function discover({ issuer, clientId, clientSecret }: SocialSettings): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library();
    const server = new URL(issuer);
    return discovery(server, clientId, clientSecret, undefined, {
      timeout: ANSWER_WITHIN_SECONDS,
      // Without TLS on this machine alone.
      execute: [enableNonRepudiationChecks, ...(LOOPBACK.has(server.hostname) ? [allowInsecureRequests] : [])],
    });
  }

  function configurationOf(id: SocialId, settings: SocialSettings): Promise<Configuration> {
    const known = found.get(id);
    if (known !== undefined) return known;
    const asked = discover(settings);
    found.set(id, asked);
    asked.catch(() => found.delete(id));
    return asked;
  }

  const settingsOf = (id: SocialId): SocialSettings => {
    const settings = providers.get(id);
    if (settings === undefined) throw new Error(`${id} is not configured`);
    return settings;
  };

  return {
    newQuestion: (): Omit<Question, 'state'> => ({ nonce: random(), verifier: random() }),

    /** Where the browser goes. */
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
     * @throws whatever the library does not take: another state, nonce, issuer, audience or signature, a code that was used, silence.
     */
    redeem: async (id: SocialId, { state, nonce, verifier }: Question, answer: URL): Promise<Stranger> => {
      const { authorizationCodeGrant } = await library();
      const tokens = await authorizationCodeGrant(await configurationOf(id, settingsOf(id)), answer, {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the answer has no id token');
      return strangerOf(claims);
    },

    /**
     * Checks an id token that the browser brought from the provider.
     *
     * @throws what jose does not take: another issuer, audience or signature, a token that has expired or has no nonce; silence.
     * @spec ID-05
     */
    readToken: async (id: SocialId, credential: string): Promise<{ stranger: Stranger; nonce: string }> => {
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
      return { stranger: strangerOf({ ...payload, sub }), nonce };
    },
  };
}

interface Claims {
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
}

function strangerOf({ sub, email, email_verified: isVerified, name }: Claims): Stranger {
  const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 254) : null);
  return { subject: sub, email: isVerified === true ? text(email) : null, name: text(name)?.slice(0, 100) ?? null };
}

export type RelyingParty = ReturnType<typeof openRelyingParty>;
