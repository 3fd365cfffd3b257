import type { Services } from '@touchline/server-kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeDesk } from '../codes/code-desk.ts';
import { afterFirstStep } from '../first-step.ts';
import { browserOf } from './browser-cookie.ts';
import type { Stranger } from './relying-party.ts';
import { hasEmail, playerOf } from './social-accounts.ts';
import type { KeptQuestion, KeptTicket, Tickets } from './tickets.ts';

/** What somebody asked for when they left for the other site. */
export type Wish = Pick<KeptQuestion, 'provider' | 'lang' | 'returnUrl'>;

/** Where somebody goes whom another site has named: in, or on to registration, to connecting two accounts, to a second step. @spec ID-04 ID-05 */
export function arrivals({ services, desk, tickets }: { services: Services; desk: CodeDesk; tickets: Tickets }) {
  const enterOrAsk = afterFirstStep(services, desk);
  return async ({ provider, lang, returnUrl }: Wish, stranger: Stranger, request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const browser = browserOf(request) ?? '';
    const ticketTo = (kind: KeptTicket['kind'], more: Partial<KeptTicket> = {}) =>
      tickets.keepTicket({ provider, browser, stranger, kind, ...more });
    const back: Record<string, string> = returnUrl === null ? {} : { returnUrl };
    const login = (social: string): string => `/${lang}/user/login?${new URLSearchParams({ social, ...back }).toString()}`;
    const userId = await playerOf(services.db, provider, stranger.subject);
    if (userId === undefined) {
      if (await hasEmail(services.db, stranger.email)) return login(await ticketTo('link'));
      return `/${lang}/registration/${provider}?${new URLSearchParams({ ticket: await ticketTo('register'), ...back }).toString()}`;
    }
    const entered = await enterOrAsk({ userId, isSaved: false, lang, method: 'social' }, request, reply);
    if ('two_step' in entered) return login(await ticketTo('two-step', { twoStep: entered.two_step }));
    return returnUrl ?? `/${lang}`;
  };
}
export type GoOn = ReturnType<typeof arrivals>;
