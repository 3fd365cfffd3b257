import { Milliseconds, webUrl, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { CAPTCHA_PROVIDERS, captchaCalls } from './captcha-calls.ts';

const CAPTCHA = { tag: 'Captcha' } as const;
/** A reCAPTCHA response has about two thousand characters; GeeTest has as many in four fields. */
const LONGEST_ANSWER = 12_000;

/** The time of the server, and the milliseconds for which a challenge is valid. @spec HT-05 */
export const CaptchaTime = z.object({ time: Milliseconds, livesMs: z.int().check(z.minimum(1)) });
export type CaptchaTime = z.infer<typeof CaptchaTime>;

/** A proof of work of ALTCHA. The solution returns it to the server, which signed the parameters. */
const ProofOfWork = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.optional(z.string()),
    memoryCost: z.optional(z.int()),
    parallelism: z.optional(z.int()),
    /** Seconds since 1970. */
    expiresAt: z.optional(z.number()),
  }),
  signature: z.string(),
});

/** What a visitor has to solve: a proof of work, or the captcha of a provider, whose page is shown in a frame. @spec HT-04 HT-05 */
export const CaptchaTask = z.union([
  z.object({ challenge: ProofOfWork }),
  z.object({ provider: z.enum(CAPTCHA_PROVIDERS), frameUrl: webUrl(z.url()) }),
]);
export type CaptchaTask = z.infer<typeof CaptchaTask>;

/** The value of the header X-Captcha for one request. @spec HT-05 */
export const CaptchaToken = z.object({ answer: z.string() });
export type CaptchaToken = z.infer<typeof CaptchaToken>;

/** The captcha: ALTCHA's proof of work, which needs no interaction, or the captcha of a provider in a frame. @spec HT-05 */
export const captchaContract = {
  getTime: withSchemas(captchaCalls.getTime, {
    ...CAPTCHA,
    summary: 'The time of the server, and for how long a challenge lives',
    answers: { 200: CaptchaTime },
    spec: ['HT-05'],
  }),
  update: withSchemas(captchaCalls.update, {
    ...CAPTCHA,
    summary: 'A new challenge: a proof of work, or the page of a provider that is shown in a frame',
    answers: { 200: CaptchaTask },
    spec: ['HT-04', 'HT-05'],
  }),
  validate: withSchemas(captchaCalls.validate, {
    ...CAPTCHA,
    summary:
      'Check a solution (base64 of JSON: `challenge` and `solution`, or what the provider gave the browser); the answer goes into the header X-Captcha, once',
    body: z.strictObject({ captcha: z.string().check(z.maxLength(LONGEST_ANSWER)) }),
    answers: { 200: CaptchaToken },
    cost: 2,
    spec: ['HT-04', 'HT-05'],
  }),
};
