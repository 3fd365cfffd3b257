import { Refusal, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { passkeyContract } from '@touchline/identity-contract/schemas';
import { siteOrigin } from '@touchline/shared-routes';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enter } from './enter.ts';
import { codeExpired, keepCode, openCode, spendCode, takeCodeTry } from './codes/sent-codes.ts';
import type { Secrets } from './secrets/tries.ts';
import { passwordCheck } from './security/change-password.ts';
import { PASSKEYS_OF_PLAYER } from './stored.ts';

/** Failed tries with an unknown id are counted under this many of its leading characters; real passkey ids are shorter. */
const LONGEST_ID = 1400;
interface Row {
  id: string;
  user_id: number;
  public_key: string;
  counter: number;
  transports: string;
}

/** Passkeys: WebAuthn registration and sign-in with keys bound to this site. @spec ID-03 */
export function passkeyRoutes(app: FastifyInstance, services: Services, options: ServeOptions, secrets: Secrets): void {
  const { bounds, db, now, config } = services;
  const requirePassword = passwordCheck(db, secrets);

  /** Relying party of the request's host; keys bound to another host do not verify. */
  const siteOf = (request: FastifyRequest) => {
    const { seoHosts, companyName } = config(request);
    const origin = siteOrigin(new URL(`${request.protocol}://${request.host}`), seoHosts);
    if (origin === null) throw new Refusal(503, 'unavailable', { detail: 'Passkeys need a name of the site' });
    return { origin, rpID: new URL(origin).hostname, rpName: companyName };
  };
  const refused = () => new Refusal(400, 'wrong-credentials', { detail: 'This passkey was not accepted' });
  /** Stores the challenge like a code: valid for ten minutes and usable once. */
  const keepChallenge = async (purpose: 'passkey-login' | 'passkey', userId: number | null, challenge: string) =>
    (await keepCode(db, { purpose, userId, kind: 'totp', target: 'passkey', lang: 'en', data: { challenge }, nowMs: now() })).sent.id;
  const takeChallenge = async (guid: string, purpose: 'passkey-login' | 'passkey', userId: number | null) => {
    // Checked first, because a try would count against the challenge of another player. @spec SEC-10
    const { target, user_id } = await openCode(db, guid, purpose, now());
    if (target !== 'passkey' || user_id !== userId) throw codeExpired();
    const row = await takeCodeTry(db, guid, purpose, now());
    await spendCode(db, guid, now());
    return (JSON.parse(row.data ?? '{}') as { challenge: string }).challenge;
  };

  serve(app, passkeyContract.loginOptions, options, async ({ request }) => {
    const { rpID } = siteOf(request);
    const made = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
    return { guid: await keepChallenge('passkey-login', null, made.challenge), options: { ...made } };
  });

  serve(app, passkeyContract.login, options, async ({ body, request, reply }) => {
    const { origin, rpID } = siteOf(request);
    const response = body.answer as unknown as AuthenticationResponseJSON;
    await openCode(db, body.guid, 'passkey-login', now());
    const [key] = await db.query<Row>('select id, user_id, public_key, counter, transports from passkeys where id = $1', [
      String(response.id),
    ]);
    const of = key === undefined ? { text: String(response.id).slice(0, LONGEST_ID) } : { userId: key.user_id };
    const counter = await secrets.check({ kind: 'signature', of, request }, async () => {
      // Consumed only after the try is counted, because a visitor who is asked for a captcha resends the same answer.
      const expectedChallenge = await takeChallenge(body.guid, 'passkey-login', null);
      if (key === undefined) return undefined;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...{ response, expectedChallenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: false },
        credential: {
          ...{ id: key.id, publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')), counter: key.counter },
          transports: key.transports.split(',').filter(Boolean) as AuthenticatorTransport[],
        },
      }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
      return verified ? authenticationInfo.newCounter : undefined;
    });
    if (key === undefined || counter === undefined) throw refused();
    await db.query('update passkeys set counter = $2, last_used_at = $3 where id = $1', [key.id, counter, now()]);
    return enter(services, { userId: key.user_id, isSaved: body.save === true, method: 'passkey', request, reply });
  });

  serve(app, passkeyContract.addOptions, options, async ({ session, body, request }) => {
    const { userId } = session;
    await requirePassword({ session, body, request });
    const [user] = await db.query<{ login: string; email: string | null }>('select login, email from users where id = $1', [userId]);
    const known = await db.query<{ id: string }>('select id from passkeys where user_id = $1', [userId]);
    if (known.length >= bounds.mostOf(PASSKEYS_OF_PLAYER)) throw new Refusal(409, 'bad-request', { detail: 'Remove a passkey first' });
    const { rpID, rpName } = siteOf(request);
    const made = await generateRegistrationOptions({
      ...{ rpID, rpName, userName: user?.email ?? user?.login ?? '', userID: new TextEncoder().encode(`player-${userId}`) },
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestationType: 'none',
    });
    return { guid: await keepChallenge('passkey', userId, made.challenge), options: { ...made } };
  });

  serve(app, passkeyContract.add, options, async ({ session: { userId }, body, request }) => {
    const { origin, rpID } = siteOf(request);
    const expectedChallenge = await takeChallenge(body.guid, 'passkey', userId);
    const response = body.answer as unknown as RegistrationResponseJSON;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...{ response, expectedChallenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: false },
    }).catch(() => {
      throw refused();
    });
    if (!verified) throw refused();
    const { id, publicKey, counter } = registrationInfo.credential;
    await db.query(
      `insert into passkeys (id, user_id, public_key, counter, transports, name, created_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do nothing`,
      [
        id,
        userId,
        Buffer.from(publicKey).toString('base64url'),
        counter,
        (response.response.transports ?? []).join(','),
        body.name.trim(),
        now(),
      ],
    );
    return undefined;
  });

  serve(app, passkeyContract.rename, options, async ({ session: { userId }, body }) => {
    const renamed = await db.query('update passkeys set name = $3 where id = $1 and user_id = $2 returning id', [
      body.id,
      userId,
      body.name.trim(),
    ]);
    if (renamed.length === 0) throw new Refusal(404, 'not-found', { detail: 'No such passkey' });
    return undefined;
  });

  serve(app, passkeyContract.remove, options, async ({ session, body, request }) => {
    await requirePassword({ session, body, request });
    await db.query('delete from passkeys where id = $1 and user_id = $2', [body.id, session.userId]);
    return undefined;
  });
}
