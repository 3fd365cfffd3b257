import { socialContract } from '@touchline/identity-contract/schemas';
import { ErrorCode } from '@touchline/shared-contract';
import { Refusal, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { safeReturnUrl } from '@touchline/shared-routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { CODE_LIVES_MS } from '../code-lives.ts';
import type { FinishSocialSignIn } from './social-sign-in.ts';
import { markBrowser } from './browser-cookie.ts';
import { checksummed, signerOf, signInMessage } from './ethereum.ts';
import { originOf } from './origin-of.ts';
import type { SignedSettings } from './settings.ts';
import type { Secrets } from '../secrets/tries.ts';
import { playerOf } from './social-accounts.ts';
import { claimedBy, readTelegram } from './telegram.ts';
import type { Tickets } from './tickets.ts';

export interface SignedDeps {
  services: Services;
  settings: SignedSettings;
  tickets: Tickets;
  finishSignIn: FinishSocialSignIn;
  secrets: Secrets;
}

interface Signed {
  provider: 'metamask' | 'telegram';
  subject: string;
  ticket: string;
  request: FastifyRequest;
}

const NONCE_BYTES = 16;
const notOffered = () => new Refusal(404, ErrorCode.NotFound, { detail: 'This way to sign in is not offered here' });
const notTaken = () => new Refusal(400, ErrorCode.LinkUsed, { detail: 'Please begin to sign in once more' });

/**
 * Sign-in with a signature of the person's own key or of Telegram. Each request works once and only in the browser that made it.
 *
 * @spec ID-04 AUTH-14
 */
export function signedRoutes(
  app: FastifyInstance,
  options: ServeOptions,
  { services, settings, tickets, finishSignIn, secrets }: SignedDeps,
): void {
  /** Counts a try for the account that the signature claims, and consumes the request. */
  const checkSigned = async <T>({ provider, subject, ticket, request }: Signed, read: () => T | undefined): Promise<T | undefined> => {
    const userId = await playerOf(services.db, provider, subject);
    const of = userId === undefined ? { text: `${provider} ${subject}` } : { userId };
    return secrets.check({ kind: 'signature', of, request }, async () => {
      await tickets.spendQuestion(ticket);
      return read();
    });
  };

  serve(app, socialContract.walletAsk, options, async ({ body, request, reply }) => {
    const origin = originOf(services, request);
    if (settings.wallet === undefined || origin === null) throw notOffered();
    reply.header('cache-control', 'private, no-store');
    const issuedAt = services.now();
    const message = signInMessage({
      ...{ origin, address: body.address, chainId: settings.wallet.chainId, nonce: randomBytes(NONCE_BYTES).toString('hex') },
      ...{ issuedAt, expiresAt: issuedAt + CODE_LIVES_MS },
    });
    const returnUrl = body.returnUrl === undefined ? null : safeReturnUrl(body.returnUrl, origin);
    const attempt = { provider: 'metamask' as const, browser: markBrowser(request, reply, false), lang: body.language, returnUrl };
    const ticket = await tickets.keepQuestion({ ...attempt, nonce: message, verifier: checksummed(body.address) });
    return { ticket, message };
  });

  serve(app, socialContract.wallet, options, async ({ body, request, reply }) => {
    if (settings.wallet === undefined) throw notOffered();
    const question = await tickets.readQuestion(body.ticket, request);
    const { provider, nonce: message, verifier: address } = question;
    if (provider !== 'metamask') throw notTaken();
    const isSigned = await checkSigned({ provider, subject: address, ticket: body.ticket, request }, () =>
      signerOf(message, body.signature) === address ? true : undefined,
    );
    if (isSigned === undefined) throw notTaken();
    return { redirectUrl: await finishSignIn(question, { subject: address, email: null, name: null }, request, reply) };
  });

  serve(app, socialContract.telegram, options, async ({ body, request, reply }) => {
    if (settings.telegram === undefined) throw notOffered();
    const { botToken } = settings.telegram;
    const question = await tickets.readQuestion(body.state, request);
    const { provider } = question;
    if (provider !== 'telegram') throw notTaken();
    const identity = await checkSigned(
      { provider, subject: claimedBy(body.result), ticket: body.state, request },
      () => readTelegram(body.result, { botToken, nowMs: services.now() }) ?? undefined,
    );
    if (identity === undefined) throw notTaken();
    return { redirectUrl: await finishSignIn(question, identity, request, reply) };
  });
}
