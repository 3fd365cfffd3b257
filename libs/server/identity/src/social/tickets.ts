import type { SocialId, TwoStepDemand } from '@touchline/identity-contract';
import { ErrorCode } from '@touchline/shared-contract';
import { Refusal, type Services } from '@touchline/server-kernel';
import type { FastifyRequest } from 'fastify';
import { keepCode, spendCode, takeCodeTry } from '../codes/sent-codes.ts';
import { browserOf } from './browser-cookie.ts';
import type { Question, ProviderIdentity } from './relying-party.ts';

/** A pending authorization request and the browser that it is bound to. */
export interface KeptQuestion extends Omit<Question, 'state'> {
  provider: SocialId;
  browser: string;
  lang: string;
  returnUrl: string | null;
}

/** Identity confirmed by a provider, and the pending next step. */
export interface KeptTicket {
  provider: SocialId;
  browser: string;
  stranger: ProviderIdentity;
  kind: 'register' | 'link' | 'two-step';
  twoStep?: TwoStepDemand['two_step'];
}

const used = () => new Refusal(400, ErrorCode.LinkUsed, { detail: 'Please begin to sign in once more' });

/**
 * Pending authorization requests and tickets. Each lives ten minutes, works once, and only in the browser that began the sign-in; a stolen
 * one gives the same answer as an unknown one.
 *
 * @spec AUTH-14
 */
export function openTickets({ db, now }: Pick<Services, 'db' | 'now'>) {
  const keep = async (purpose: 'social' | 'social-ticket' | 'one-tap', data: KeptQuestion | KeptTicket): Promise<string> =>
    (await keepCode(db, { purpose, userId: null, kind: 'totp', target: data.provider, lang: 'en', data, nowMs: now() })).sent.id;
  const read = async <T extends { browser: string }>(
    purpose: 'social' | 'social-ticket' | 'one-tap',
    id: string,
    request: FastifyRequest,
  ): Promise<T> => {
    const row = await takeCodeTry(db, id, purpose, now()).catch(() => {
      throw used();
    });
    const data = JSON.parse(row.data ?? '{}') as T;
    if (data.browser !== browserOf(request)) throw used();
    return data;
  };
  const spend = (id: string) =>
    spendCode(db, id, now()).catch(() => {
      throw used();
    });
  return {
    keepQuestion: (question: KeptQuestion) => keep('social', question),
    /** Does not consume the request, because a visitor who is asked for a captcha answers it again. @throws Refusal 400 link-used */
    readQuestion: (state: string, request: FastifyRequest): Promise<KeptQuestion> => read<KeptQuestion>('social', state, request),
    spendQuestion: spend,
    /** @throws Refusal 400 link-used */
    takeQuestion: async (state: string, request: FastifyRequest): Promise<KeptQuestion> => {
      const question = await read<KeptQuestion>('social', state, request);
      await spend(state);
      return question;
    },
    /** @returns the nonce that a token for this browser must contain. @spec ID-05 */
    keepNonce: (browser: string) => keep('one-tap', { provider: 'google', browser, lang: 'en', returnUrl: null, nonce: '', verifier: '' }),
    /** @throws Refusal 400 link-used */
    takeNonce: async (nonce: string, request: FastifyRequest): Promise<void> => {
      await read<KeptQuestion>('one-tap', nonce, request);
      await spend(nonce);
    },
    keepTicket: (ticket: KeptTicket) => keep('social-ticket', ticket),
    /** @throws Refusal 400 link-used */
    readTicket: (id: string, request: FastifyRequest) => read<KeptTicket>('social-ticket', id, request),
    spendTicket: spend,
  };
}
export type Tickets = ReturnType<typeof openTickets>;
