import type { SocialId, TwoStepDemand } from '@touchline/identity-contract';
import { ErrorCode } from '@touchline/shared-contract';
import { Refusal, type Services } from '@touchline/server-kernel';
import type { FastifyRequest } from 'fastify';
import { keepCode, spendCode, takeCodeTry } from '../codes/sent-codes.ts';
import { browserOf } from './browser-cookie.ts';
import type { Question, Stranger } from './relying-party.ts';

/** A question that waits for its answer, and the browser that may bring it. */
export interface KeptQuestion extends Omit<Question, 'state'> {
  provider: SocialId;
  browser: string;
  lang: string;
  returnUrl: string | null;
}

/** What another site said, and what is left to do. */
export interface KeptTicket {
  provider: SocialId;
  browser: string;
  stranger: Stranger;
  kind: 'register' | 'link' | 'two-step';
  twoStep?: TwoStepDemand['two_step'];
}

const used = () => new Refusal(400, ErrorCode.LinkUsed, { detail: 'Please begin to sign in once more' });

/**
 * Questions and tickets. Each lives ten minutes, works once, and for the browser that began alone: whoever brings a stolen one gets what
 * somebody gets who brings none.
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
    /** Does not spend the question, because a visitor who is asked for a captcha answers it again. @throws Refusal 400 link-used */
    readQuestion: (state: string, request: FastifyRequest): Promise<KeptQuestion> => read<KeptQuestion>('social', state, request),
    spendQuestion: spend,
    /** @throws Refusal 400 link-used */
    takeQuestion: async (state: string, request: FastifyRequest): Promise<KeptQuestion> => {
      const question = await read<KeptQuestion>('social', state, request);
      await spend(state);
      return question;
    },
    /** @returns the nonce that a token for this browser has to bring. @spec ID-05 */
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
