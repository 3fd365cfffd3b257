import { withSchemas, Milliseconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { captchaCalls } from './captcha-calls.ts';

const CAPTCHA = { tag: 'Captcha' } as const;

/** The captcha that asks nothing of a person: ALTCHA's proof of work. @spec HT-05 */
export const captchaContract = {
  getTime: withSchemas(captchaCalls.getTime, {
    ...CAPTCHA,
    summary: 'The time of the server, and for how long a challenge lives',
    answers: { 200: z.object({ time: Milliseconds, livesMs: z.int() }) },
    spec: ['HT-05'],
  }),
  update: withSchemas(captchaCalls.update, {
    ...CAPTCHA,
    summary: 'A new challenge',
    answers: { 200: z.object({ challenge: z.record(z.string(), z.unknown()) }) },
    spec: ['HT-05'],
  }),
  validate: withSchemas(captchaCalls.validate, {
    ...CAPTCHA,
    summary: 'Check a solution (base64 of JSON with `challenge` and `solution`); the answer goes into the header X-Captcha, once',
    body: z.strictObject({ captcha: z.string().check(z.maxLength(4000)) }),
    answers: { 200: z.object({ answer: z.string() }) },
    cost: 2,
    spec: ['HT-04', 'HT-05'],
  }),
};
