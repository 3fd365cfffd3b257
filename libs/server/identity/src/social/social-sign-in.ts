import type { Services } from '@touchline/server-kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeDesk } from '../codes/code-desk.ts';
import { afterFirstStep } from '../first-step.ts';
import { browserOf } from './browser-cookie.ts';
import type { ProviderIdentity } from './relying-party.ts';
import { hasEmail, playerOf } from './social-accounts.ts';
import type { KeptQuestion, KeptTicket, Tickets } from './tickets.ts';

/** The requested sign-in: provider, language, return address, and the country and currency of an account that it may open. */
export interface SignInRequest extends Pick<KeptQuestion, 'provider' | 'lang' | 'returnUrl'> {
  place?: { countryId?: string | undefined; currency?: string | undefined };
}

/**
 * Continues after a provider has identified a person: sign-in, registration, linking of accounts or the second factor.
 *
 * @spec ID-04 ID-05
 */
export function socialSignIn({ services, desk, tickets }: { services: Services; desk: CodeDesk; tickets: Tickets }) {
  const enterOrAsk = afterFirstStep(services, desk);
  return async (
    { provider, lang, returnUrl, place = {} }: SignInRequest,
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
      const query = new URLSearchParams({ ticket: await ticketTo('register'), ...back });
      for (const [name, id] of Object.entries(place)) if (id !== undefined) query.set(name, id);
      return `/${lang}/registration/${provider}?${query.toString()}`;
    }
    const entered = await enterOrAsk({ userId, isSaved: false, lang, method: 'social' }, request, reply);
    if ('two_step' in entered) return login(await ticketTo('two-step', { twoStep: entered.two_step }));
    return returnUrl ?? `/${lang}`;
  };
}
export type FinishSocialSignIn = ReturnType<typeof socialSignIn>;
