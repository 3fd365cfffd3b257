import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { randomBytes } from 'node:crypto';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { SignIdToken } from './fedcm.ts';
import { openMemory } from './memory.ts';
import { errorPage } from './page.ts';
import type { openPeople } from './people.ts';
import type { SocialClient } from './social-client.ts';

const KEY_BYTES = 32;
const ID_TOKEN_LIVES = '10m';

/** Grants all three scopes at sign-in, without a consent page. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId ?? '', accountId: oidc.session?.accountId ?? '' });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** Only the authorisation code flow with PKCE, for these clients. Keys are generated at every start. */
export async function configurationOf(
  origin: string,
  clients: readonly SocialClient[],
  people: ReturnType<typeof openPeople>,
): Promise<{ configuration: Configuration; sign: SignIdToken }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(8).toString('base64url');
  const sign: SignIdToken = ({ audience, subject, person, nonce }) =>
    new SignJWT({ nonce, name: person.name, email: person.email, email_verified: person.isVerified })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(origin)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime(ID_TOKEN_LIVES)
      .sign(privateKey);
  const configuration: Configuration = {
    adapter: openMemory(),
    clients: clients.map(({ id, secret, redirectUris }) => ({
      ...{ client_id: id, client_secret: secret, redirect_uris: [...redirectUris] },
      ...{ response_types: ['code' as const], grant_types: ['authorization_code'] },
    })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(KEY_BYTES).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant,
    findAccount: (_, subject) => {
      const person = people.find(subject);
      if (person === undefined) return undefined;
      const { name, email, isVerified } = person;
      return { accountId: subject, claims: () => ({ sub: subject, name, email, email_verified: isVerified }) };
    },
    renderError: (context, { error }) => {
      context.type = 'html';
      context.body = errorPage(error);
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 3600, Grant: 600 },
  };
  return { configuration, sign };
}
