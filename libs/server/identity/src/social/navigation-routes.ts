import { isSocialId, type SocialId } from '@touchline/identity-contract';
import type { Services } from '@touchline/server-kernel';
import { safeReturnUrl } from '@touchline/shared-routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CODES_OF_ADDRESS_AN_HOUR } from '../stored.ts';
import type { FinishSocialSignIn } from './social-sign-in.ts';
import { markBrowser } from './browser-cookie.ts';
import { originOf } from './origin-of.ts';
import type { RelyingParty } from './relying-party.ts';
import type { AllSettings } from './settings.ts';
import type { Tickets } from './tickets.ts';

export interface NavigationDeps {
  services: Services;
  settings: AllSettings;
  party: RelyingParty;
  tickets: Tickets;
  finishSignIn: FinishSocialSignIn;
}

const FORM_LIMIT_BYTES = 16 * 1024;
const LANG = /^[a-z]{2,3}$/;
const COSTS = { config: { cost: 4 } };
const OPEN_TO_SITES = { config: { cost: 4, isOpenToSites: true } };
type Named = FastifyRequest<{ Params: { provider: string }; Querystring: Record<string, string | undefined> }>;

/** Redirect routes to social providers and back. All of them answer with redirects. @spec ID-04 AUTH-14 */
export function navigationRoutes(app: FastifyInstance, { services, settings: all, party, tickets, finishSignIn }: NavigationDeps): void {
  const { bounds, config, db, warn } = services;
  const callbackOf = (origin: string, id: SocialId) => `${origin}/social-api/oauth/${id}/callback`;
  const lead = (reply: FastifyReply, to: string) => reply.header('cache-control', 'no-store').code(303).header('location', to).send();
  const toLogin = (reply: FastifyReply, lang: string, query: Record<string, string>) =>
    lead(reply, `/${lang}/user/login?${new URLSearchParams(query).toString()}`);
  const langOf = (request: FastifyRequest, requested: string | undefined): string =>
    requested !== undefined && LANG.test(requested) ? requested : config(request).defaultLanguage;

  /** Telegram returns its signed data in the URL fragment, which the sign-in page reads. */
  const toTelegram = async (
    { botToken, authUrl }: NonNullable<AllSettings['telegram']>,
    { request, reply, lang, origin }: { request: Named; reply: FastifyReply; lang: string; origin: string },
  ) => {
    const browser = markBrowser(request, reply, false);
    const returnUrl = safeReturnUrl(request.query['returnUrl'], origin);
    const state = await tickets.keepQuestion({ provider: 'telegram', browser, lang, returnUrl, nonce: '', verifier: '' });
    const back = `${origin}/${lang}/user/login?${new URLSearchParams({ telegram: state }).toString()}`;
    const url = new URL(authUrl);
    url.search = new URLSearchParams({ bot_id: botToken.split(':')[0] ?? '', origin, return_to: back }).toString();
    return lead(reply, url.href);
  };

  app.get('/social-api/oauth/:provider', COSTS, async (request: Named, reply) => {
    const { provider: id } = request.params;
    const lang = langOf(request, request.query['lang']);
    const origin = originOf(services, request);
    if (!(await bounds.hasRoom(db, CODES_OF_ADDRESS_AN_HOUR, request.ip))) return toLogin(reply, lang, { social: 'failed', provider: id });
    if (id === 'telegram' && all.telegram !== undefined && origin !== null)
      return toTelegram(all.telegram, { request, reply, lang, origin });
    const settings = isSocialId(id) ? all.openId.get(id) : undefined;
    if (!isSocialId(id) || settings === undefined || origin === null) return toLogin(reply, lang, { social: 'off' });
    const question = party.newQuestion();
    const browser = markBrowser(request, reply, settings.responseMode === 'form_post');
    const returnUrl = safeReturnUrl(request.query['returnUrl'], origin);
    const state = await tickets.keepQuestion({ ...question, provider: id, browser, lang, returnUrl });
    return party.ask(id, { ...question, state }, callbackOf(origin, id)).then(
      (url) => lead(reply, url),
      (error: unknown) => {
        warn(request.log, 'a provider of sign-ins did not answer', error, { provider: id });
        return toLogin(reply, lang, { social: 'failed', provider: id });
      },
    );
  });

  const finish = async (request: Named, reply: FastifyReply, answer: URLSearchParams) => {
    const { provider: id } = request.params;
    const origin = originOf(services, request);
    const question = await tickets.takeQuestion(answer.get('state') ?? '', request).catch(() => undefined);
    // Reject an answer to an unknown request, a request of another browser, or one to another provider.
    if (question === undefined || origin === null || question.provider !== id || !isSocialId(id))
      return toLogin(reply, langOf(request, undefined), { social: 'stale' });
    const { lang } = question;
    if (answer.get('error') === 'access_denied') return toLogin(reply, lang, { social: 'refused', provider: id });
    const url = new URL(callbackOf(origin, id));
    url.search = answer.toString();
    try {
      const identity = await party.redeem(id, { ...question, state: answer.get('state') ?? '' }, url);
      return lead(reply, await finishSignIn(question, identity, request, reply));
    } catch (error) {
      warn(request.log, 'a sign-in with another site was not taken', error, { provider: id });
      return toLogin(reply, lang, { social: 'failed', provider: id });
    }
  };

  app.get('/social-api/oauth/:provider/callback', COSTS, (request: Named, reply) =>
    finish(request, reply, new URL(request.url, 'http://callback').searchParams),
  );
  // Apple posts its answer as a cross-site form: state and cookie prove that this browser made the request.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    );
    scope.post('/social-api/oauth/:provider/callback', OPEN_TO_SITES, (request: Named, reply) =>
      finish(request, reply, request.body instanceof URLSearchParams ? request.body : new URLSearchParams()),
    );
  });
}
