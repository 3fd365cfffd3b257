import { socialContract } from '@touchline/identity-contract/schemas';
import { ErrorCode } from '@touchline/shared-contract';
import { Refusal, serve, type ServeOptions, type Services } from '@touchline/server-kernel';
import { safeReturnUrl } from '@touchline/shared-routes';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { CODE_LIVES_MS } from '../code-lives.ts';
import type { GoOn } from './arrivals.ts';
import { markBrowser } from './browser-cookie.ts';
import { checksummed, signerOf, signInMessage } from './ethereum.ts';
import { originOf } from './origin-of.ts';
import type { SignedSettings } from './settings.ts';
import { readTelegram } from './telegram.ts';
import type { Tickets } from './tickets.ts';

export interface SignedDeps {
  services: Services;
  settings: SignedSettings;
  tickets: Tickets;
  goOn: GoOn;
}

const NONCE_BYTES = 16;
const off = () => new Refusal(404, ErrorCode.NotFound, { detail: 'This way to sign in is not offered here' });
const notTaken = () => new Refusal(400, ErrorCode.LinkUsed, { detail: 'Please begin to sign in once more' });

/**
 * Sign-in by what somebody's own key or Telegram has signed. Each question works once, and for the browser that asked it.
 *
 * @spec ID-04 AUTH-14
 */
export function signedRoutes(app: FastifyInstance, options: ServeOptions, { services, settings, tickets, goOn }: SignedDeps): void {
  serve(app, socialContract.walletAsk, options, async ({ body, request, reply }) => {
    const origin = originOf(services, request);
    if (settings.wallet === undefined || origin === null) throw off();
    reply.header('cache-control', 'private, no-store');
    const issuedAt = services.now();
    const message = signInMessage({
      ...{ origin, address: body.address, chainId: settings.wallet.chainId, nonce: randomBytes(NONCE_BYTES).toString('hex') },
      ...{ issuedAt, expiresAt: issuedAt + CODE_LIVES_MS },
    });
    const returnUrl = body.returnUrl === undefined ? null : safeReturnUrl(body.returnUrl, origin);
    const asked = { provider: 'metamask' as const, browser: markBrowser(request, reply, false), lang: body.language, returnUrl };
    const ticket = await tickets.keepQuestion({ ...asked, nonce: message, verifier: checksummed(body.address) });
    return { ticket, message };
  });

  serve(app, socialContract.wallet, options, async ({ body, request, reply }) => {
    if (settings.wallet === undefined) throw off();
    const question = await tickets.takeQuestion(body.ticket, request);
    const { provider, nonce: message, verifier: address } = question;
    if (provider !== 'metamask' || signerOf(message, body.signature) !== address) throw notTaken();
    return { redirectUrl: await goOn(question, { subject: address, email: null, name: null }, request, reply) };
  });

  serve(app, socialContract.telegram, options, async ({ body, request, reply }) => {
    if (settings.telegram === undefined) throw off();
    const question = await tickets.takeQuestion(body.state, request);
    const stranger = readTelegram(body.result, { botToken: settings.telegram.botToken, nowMs: services.now() });
    if (question.provider !== 'telegram' || stranger === null) throw notTaken();
    return { redirectUrl: await goOn(question, stranger, request, reply) };
  });
}
