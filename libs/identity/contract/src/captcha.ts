import { withSchemas, Milliseconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { CAPTCHA_PROVIDERS, captchaCalls } from './captcha-calls.ts';

const CAPTCHA = { tag: 'Captcha' } as const;
/** A reCAPTCHA response has about two thousand characters; GeeTest has as many in four fields. */
const LONGEST_ANSWER = 12_000;

/** The captcha: ALTCHA's proof of work, which needs no interaction, or the captcha of a provider in a frame. @spec HT-05 */
export const captchaContract = {
  getTime: withSchemas(captchaCalls.getTime, {
    ...CAPTCHA,
    summary: 'The time of the server, and for how long a challenge lives',
    answers: { 200: z.object({ time: Milliseconds, livesMs: z.int() }) },
    spec: ['HT-05'],
  }),
  update: withSchemas(captchaCalls.update, {
    ...CAPTCHA,
    summary: 'A new challenge: a proof of work, or the page of a provider that is shown in a frame',
    answers: {
      200: z.union([
        z.object({ challenge: z.record(z.string(), z.unknown()) }),
        z.object({ provider: z.enum(CAPTCHA_PROVIDERS), frameUrl: z.url() }),
      ]),
    },
    spec: ['HT-04', 'HT-05'],
  }),
  validate: withSchemas(captchaCalls.validate, {
    ...CAPTCHA,
    summary:
      'Check a solution (base64 of JSON: `challenge` and `solution`, or what the provider gave the browser); the answer goes into the header X-Captcha, once',
    body: z.strictObject({ captcha: z.string().check(z.maxLength(LONGEST_ANSWER)) }),
    answers: { 200: z.object({ answer: z.string() }) },
    cost: 2,
    spec: ['HT-04', 'HT-05'],
  }),
};
