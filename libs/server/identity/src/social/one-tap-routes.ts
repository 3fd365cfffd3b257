import { socialContract } from '@touchline/identity-contract/schemas';
import { ErrorCode } from '@touchline/shared-contract';
import { Refusal, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { safeReturnUrl } from '@touchline/shared-routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FinishSocialSignIn } from './social-sign-in.ts';
import { markBrowser } from './browser-cookie.ts';
import { originOf } from './origin-of.ts';
import type { RelyingParty } from './relying-party.ts';
import type { SocialSettings } from './settings.ts';
import type { Tickets } from './tickets.ts';

export interface OneTapDeps {
  services: Services;
  /** Settings of the provider; undefined if this site is not registered with it. */
  settings: SocialSettings | undefined;
  party: RelyingParty;
  tickets: Tickets;
  finishSignIn: FinishSocialSignIn;
}

const FORM_LIMIT_BYTES = 16 * 1024;
const notOffered = () => new Refusal(404, ErrorCode.NotFound, { detail: 'This way to sign in is not offered here' });
const notTaken = () => new Refusal(400, ErrorCode.LinkUsed, { detail: 'Please begin to sign in once more' });

/**
 * Sign-in with the browser's own dialog (FedCM). A token is accepted only with an unused nonce that was issued to this browser.
 *
 * @spec ID-05 AUTH-14
 */
export function oneTapRoutes(
  app: FastifyInstance,
  options: ServeOptions,
  { services, settings, party, tickets, finishSignIn }: OneTapDeps,
): void {
  serve(app, socialContract.oneTapClient, options, async ({ request, reply }) => {
    if (settings?.fedcmConfigUrl === undefined) throw notOffered();
    reply.header('cache-control', 'private, no-store');
    const nonce = await tickets.keepNonce(markBrowser(request, reply, false));
    return { clientId: settings.clientId, configUrl: settings.fedcmConfigUrl, nonce };
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
      async (request: FastifyRequest, body: Buffer) => {
        const form = await new Response(new Uint8Array(body), { headers: { 'content-type': request.headers['content-type'] ?? '' } })
          .formData()
          .catch(() => {
            throw new Refusal(400, 'bad-request', { detail: 'This is no form' });
          });
        return Object.fromEntries(form);
      },
    );
    serve(scope, socialContract.oneTap, options, async ({ body, request, reply }) => {
      if (settings?.fedcmConfigUrl === undefined) throw notOffered();
      const { identity, nonce } = await party.readToken('google', body.credential).catch((error: unknown) => {
        services.warn(request.log, 'a sign-in with another site was not taken', error, { provider: 'google' });
        throw notTaken();
      });
      await tickets.takeNonce(nonce, request);
      const origin = originOf(services, request);
      const returnUrl = origin === null ? null : safeReturnUrl(body.returnUrl, origin);
      const place = { countryId: body.countryId, currency: body.currency };
      return { redirectUrl: await finishSignIn({ provider: 'google', lang: body.language, returnUrl, place }, identity, request, reply) };
    });
  });
}
