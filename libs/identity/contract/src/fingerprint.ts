import { withSchemas, Milliseconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { fingerprintCalls } from './fingerprint-calls.ts';

const Text = z.string().check(z.maxLength(200));

/**
 * The eight properties of a browser that make up its fingerprint. Canvas, audio, fonts and extensions are excluded. A property that the
 * browser does not expose is left out.
 *
 * @spec HT-08
 */
export const ComponentsData = z.strictObject({
  platform: z.optional(Text),
  vendor: z.optional(Text),
  languages: z.optional(Text),
  timezone: z.optional(Text),
  hardwareConcurrency: z.optional(z.int()),
  colorDepth: z.optional(z.int()),
  touchPoints: z.optional(z.int()),
  architecture: z.optional(z.int()),
});
export type ComponentsData = z.infer<typeof ComponentsData>;

/** The token sent as `X-Fingerprint` in place of the fingerprint, and its expiry. @spec HT-06 HT-08 */
export const FingerprintAnswer = z.object({ token: z.string(), expiresAt: Milliseconds });
export type FingerprintAnswer = z.infer<typeof FingerprintAnswer>;

export const fingerprintContract = {
  register: withSchemas(fingerprintCalls.register, {
    tag: 'Fingerprint',
    summary: 'Exchange what a browser says of its device for a token; the data itself is not kept',
    body: z.strictObject({ componentsData: ComponentsData }),
    answers: { 200: FingerprintAnswer },
    cost: 2,
    spec: ['HT-06', 'HT-08'],
  }),
};
