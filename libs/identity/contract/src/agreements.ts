import { call, Seconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

/**
 * Kinds of cookies agreed to, as the specification sends them: the value has the name `cookiesAgreeTime`. 0 necessary only,
 * 1 functionality, 2 marketing, 3 all.
 */
export const CookiesAgreementBody = z.strictObject({ cookiesAgreeTime: z.int().check(z.minimum(0), z.maximum(3)) });
export type CookiesAgreementBody = z.infer<typeof CookiesAgreementBody>;

/** Whether the terms have changed since the player agreed. @spec ID-18 */
export const TermsAnswer = z.object({ result: z.boolean(), updatedAt: Seconds });
export type TermsAnswer = z.infer<typeof TermsAnswer>;

export const agreementContract = {
  cookies: call({
    method: 'POST',
    path: '/web-api/user/cookies-agreement',
    summary: 'What a visitor agreed to about cookies; nothing about the visitor is kept with it',
    tag: 'Agreements',
    auth: 'none',
    body: CookiesAgreementBody,
    answers: { 204: null },
    spec: ['ID-17'],
  }),
  terms: call({
    tag: 'Agreements',
    auth: 'session',
    method: 'GET',
    path: '/web-api/api-v3/v2/user/agreement-rules/status',
    summary: 'Have the terms changed since the player agreed',
    answers: { 200: TermsAnswer },
    spec: ['ID-18', 'GD-15'],
  }),
  confirmTerms: call({
    tag: 'Agreements',
    auth: 'session',
    method: 'POST',
    path: '/web-api/api-v3/v2/user/agreement-rules/confirm',
    summary: 'The player agrees to the terms as they were at this time',
    body: z.strictObject({ updatedAt: Seconds }),
    answers: { 204: null },
    spec: ['ID-18'],
  }),
};
