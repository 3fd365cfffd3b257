import * as z from 'zod/mini';
import { call } from './call.ts';

/**
 * Kinds of cookies agreed to, as the specification sends them: the value has the name `cookiesAgreeTime`. 0 necessary only,
 * 1 functionality, 2 marketing, 3 all.
 */
export const CookiesAgreementBody = z.strictObject({ cookiesAgreeTime: z.int().check(z.minimum(0), z.maximum(3)) });
export type CookiesAgreementBody = z.infer<typeof CookiesAgreementBody>;

export const agreementCalls = {
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
};
