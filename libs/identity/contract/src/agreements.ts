import { withSchemas, Seconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { agreementCalls } from './agreement-calls.ts';

/**
 * Kinds of cookies that the visitor agreed to: 0 necessary only, 1 functionality, 2 marketing, 3 all. The specification names the field
 * `cookiesAgreeTime`.
 */
export const CookiesAgreementBody = z.strictObject({ cookiesAgreeTime: z.int().check(z.minimum(0), z.maximum(3)) });
export type CookiesAgreementBody = z.infer<typeof CookiesAgreementBody>;

/** Whether the terms have changed since the player agreed. @spec ID-18 */
export const TermsAnswer = z.object({ result: z.boolean(), updatedAt: Seconds });
export type TermsAnswer = z.infer<typeof TermsAnswer>;

export const agreementContract = {
  cookies: withSchemas(agreementCalls.cookies, {
    summary:
      'What a visitor agreed to about cookies: the answer seals it in a cookie, without which no visit is counted; the server stores nothing',
    tag: 'Agreements',
    body: CookiesAgreementBody,
    answers: { 204: null },
    spec: ['ID-17'],
  }),
  terms: withSchemas(agreementCalls.terms, {
    tag: 'Agreements',
    summary: 'Have the terms changed since the player agreed',
    answers: { 200: TermsAnswer },
    spec: ['ID-18', 'GD-15'],
  }),
  confirmTerms: withSchemas(agreementCalls.confirmTerms, {
    tag: 'Agreements',
    summary: 'The player agrees to the terms as they were at this time',
    body: z.strictObject({ updatedAt: Seconds }),
    answers: { 204: null },
    spec: ['ID-18'],
  }),
};
