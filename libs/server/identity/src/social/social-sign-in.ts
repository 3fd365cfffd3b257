import type { Services } from '@touchline/server-kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeDesk } from '../codes/code-desk.ts';
import { afterFirstStep } from '../first-step.ts';
import { browserOf } from './browser-cookie.ts';
import type { ProviderIdentity } from './relying-party.ts';
import { hasEmail, playerOf } from './social-accounts.ts';
import type { KeptQuestion, KeptTicket, Tickets } from './tickets.ts';

/** The requested sign-in: provider, language and return address. */
export type SignInRequest = Pick<KeptQuestion, 'provider' | 'lang' | 'returnUrl'>;

/**
 * Continues after a provider has identified a person: sign-in, registration, linking of accounts or the second factor.
 *
 * @spec ID-04 ID-05
 */
export function socialSignIn({ services, desk, tickets }: { services: Services; desk: CodeDesk; tickets: Tickets }) {
  const enterOrAsk = afterFirstStep(services, desk);
  return async (
    { provider, lang, returnUrl }: SignInRequest,
    identity: ProviderIdentity,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> => {
    const browser = browserOf(request) ?? '';
    const ticketTo = (kind: KeptTicket['kind'], more: Partial<KeptTicket> = {}) =>
      tickets.keepTicket({ provider, browser, stranger: identity, kind, ...more });
    const back: Record<string, string> = returnUrl === null ? {} : { returnUrl };
    const login = (social: string): string => `/${lang}/user/login?${new URLSearchParams({ social, ...back }).toString()}`;
    const userId = await playerOf(services.db, provider, identity.subject);
    if (userId === undefined) {
      if (await hasEmail(services.db, identity.email)) return login(await ticketTo('link'));
      return `/${lang}/registration/${provider}?${new URLSearchParams({ ticket: await ticketTo('register'), ...back }).toString()}`;
    }
    const entered = await enterOrAsk({ userId, isSaved: false, lang, method: 'social' }, request, reply);
    if ('two_step' in entered) return login(await ticketTo('two-step', { twoStep: entered.two_step }));
    return returnUrl ?? `/${lang}`;
  };
}
export type FinishSocialSignIn = ReturnType<typeof socialSignIn>;
