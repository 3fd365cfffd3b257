import type { CodeSent, OutboxMessages, QrCode, TwoStepDemand, WalletQuestion } from '@touchline/identity-contract';
import type { ErrorAnswer } from '@touchline/shared-contract';
import type { LightMyRequestResponse } from 'fastify';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { TestBackend, TestPlayer } from '@touchline/server-kernel/testing';
import { peopleCalls } from './people-calls.ts';

/** The password of every player of a test. */
export const PASSWORD = 'correct horse battery';
const HOST = 'localhost:4200';
const MINUTE_MS = 60_000;

/** Code of a refusal; undefined for an answer that is none. */
export const reasonOf = (answer: LightMyRequestResponse): string | undefined =>
  answer.statusCode < 400 ? undefined : answer.json<Partial<ErrorAnswer>>().errors?.[0]?.code;

/** A player with every kind of secret. */
export interface Person extends TestPlayer {
  email: string;
  /** The full number, and as entered after its country code. */
  phone: { full: string; typed: string };
}

/** Calls of strangers and owners, each from a different address. */
export function openWorld(test: TestBackend) {
  let address = 0;
  let people = 0;
  const nextAddress = () => `198.51.${Math.floor((address += 1) / 250) % 250}.${address % 250}`;
  const { proof } = peopleCalls(() => test, nextAddress);
  const send = (url: string, payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url, payload, headers: { host: HOST, 'x-forwarded-for': nextAddress(), ...headers } });
  const web = (path: string, payload: object, headers: Record<string, string> = {}) => send(`/web-api/${path}`, payload, headers);
  const bearer = async ({ userId }: Pick<Person, 'userId'>) => ({ authorization: `Bearer ${await test.signIn(userId)}` });

  const addPerson = async (): Promise<Person> => {
    const player = await test.addPlayer();
    const digits = String(1_000_000 + (people += 1));
    const [email, phone] = [`person-${digits}@example.test`, { full: `+49171${digits}`, typed: `0171 ${digits}` }];
    await test.db.query('update users set email = $2, email_confirmed_at = $4, phone = $3, phone_confirmed_at = $4 where id = $1', [
      ...[player.userId, email, phone.full, test.clock.nowMs],
    ]);
    return { ...player, email, phone };
  };
  const codeOf = async ({ guid }: CodeSent): Promise<string> => {
    const { messages } = (await test.app.inject({ url: `/web-api/user/code/${guid}/messages` })).json<OutboxMessages>();
    return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? 'none';
  };
  /** Requests a code, and advances the clock by the minute before the next one is allowed. */
  const askCode = async (path: string, payload: object, headers: Record<string, string> = {}): Promise<{ guid: string; code: string }> => {
    const answer = await web(path, payload, headers);
    test.clock.nowMs += MINUTE_MS;
    const sent = answer.json<CodeSent>();
    return { guid: sent.guid, code: await codeOf(sent) };
  };

  /** Enables two-step sign-in. @returns a function for the code a number of 30 s steps ahead, and the recovery codes. */
  const addAuthenticator = async (person: Person) => {
    const headers = await bearer(person);
    const { secret } = (await web('user/two-step', { password: PASSWORD }, headers)).json<{ secret: string }>();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = (ahead = 0) => totp.generate({ timestamp: test.clock.nowMs + ahead * 30_000 });
    const { recoveryCodes } = (await web('user/two-step/on', { code: code() }, headers)).json<{ recoveryCodes: string[] }>();
    test.clock.nowMs += MINUTE_MS; // the code that enabled it cannot be reused
    return { code, recoveryCodes };
  };
  /** Completes the first step of a sign-in. @returns the id of the second. */
  const firstStep = async ({ login }: Person): Promise<string> =>
    (await web('user/login', { uLogin: login, uPassword: PASSWORD })).json<TwoStepDemand>().two_step.guid;

  /** Adds a passkey with a key pair of the test. @returns functions that sign in with it. */
  const addPasskey = async ({ userId }: Person) => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = (text: string) => Buffer.from(text, 'base64url');
    // COSE: kty EC2, alg ES256, crv P-256, then x and y of 32 bytes each.
    const cose = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), point(x), Buffer.from('225820', 'hex'), point(y)]);
    const id = Buffer.from(`passkey-${userId}`).toString('base64url');
    await test.db.query(
      "insert into passkeys (id, user_id, public_key, counter, transports, name, created_at) values ($1, $2, $3, 0, '', 'Phone', 0)",
      [id, userId, cose.toString('base64url')],
    );
    const digest = (data: string | Buffer) => createHash('sha256').update(data).digest();
    const begin = async () => (await web('user/login/passkey/options', {})).json<{ guid: string; options: { challenge: string } }>();
    /** @param of - signed instead of the challenge. */
    const answer = ({ guid, options: { challenge } }: Awaited<ReturnType<typeof begin>>, of = challenge) => {
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: of, origin: `http://${HOST}` }));
      const data = Buffer.concat([digest('localhost'), Buffer.from('0500000001', 'hex')]);
      const signature = sign('sha256', Buffer.concat([data, digest(client)]), privateKey);
      const response = {
        ...{ clientDataJSON: client.toString('base64url'), authenticatorData: data.toString('base64url') },
        signature: signature.toString('base64url'),
      };
      return { guid, answer: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } };
    };
    return { begin, answer };
  };

  const beginQr = async () => (await web('user/login/qr', {})).json<QrCode>();
  const cookiesOf = (answer: LightMyRequestResponse) =>
    [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  const askWallet = async (wallet: string) => {
    const answer = await send('/social-api/oauth/metamask/message', { address: wallet, language: 'en' });
    return { ...answer.json<WalletQuestion>(), cookie: cookiesOf(answer) };
  };
  const askTelegram = async () => {
    const headers = { host: HOST, 'x-forwarded-for': nextAddress() };
    const answer = await test.app.inject({ url: '/social-api/oauth/telegram?lang=en', headers });
    const back = new URL(String(answer.headers.location)).searchParams.get('return_to') ?? '';
    return { state: new URL(back).searchParams.get('telegram') ?? '', cookie: cookiesOf(answer) };
  };
  const connect = async (userId: number, provider: string, subject: string): Promise<void> => {
    await test.db.query('insert into social_accounts (provider, subject, user_id, connected_at) values ($1, $2, $3, 0)', [
      ...[provider, subject, userId],
    ]);
  };

  return {
    ...{ test, proof, send, web, bearer, addPerson, askCode, addAuthenticator, firstStep, addPasskey },
    ...{ beginQr, askWallet, askTelegram, connect },
  };
}
/** What {@link openWorld} gives. */
export type World = ReturnType<typeof openWorld>;
