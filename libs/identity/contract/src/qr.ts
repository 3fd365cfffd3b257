import { withSchemas, Seconds, otherwise } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { qrCalls } from './qr-calls.ts';
import { LoginAnswer } from './session.ts';

const Guid = z.string().check(z.regex(/^[\w-]{22}$/));

/**
 * A QR code to show. It encodes `guid`; `secret` never leaves the browser that requested it, and `number` is shown on both devices.
 *
 * @spec ID-28
 */
export const QrCode = z.object({ guid: Guid, secret: z.string(), number: z.string(), expiresAt: Seconds });
export type QrCode = z.infer<typeof QrCode>;

/** What the phone shows before approval: the browser, its country and its number. @spec ID-28 */
export const QrQuestion = z.object({
  device: otherwise(z.nullable(z.string()), null),
  /** ISO code, two letters. */
  country: otherwise(z.nullable(z.string()), null),
  number: z.string(),
  expiresAt: Seconds,
});
export type QrQuestion = z.infer<typeof QrQuestion>;

export const QrState = z.object({ state: z.enum(['waiting', 'declined']) });
export type QrState = z.infer<typeof QrState>;

const QR = { tag: 'Sign-in by QR code' } as const;

export const qrContract = {
  begin: withSchemas(qrCalls.begin, {
    ...QR,
    summary: 'A code that a signed-in phone may approve; it lives two minutes and works once',
    body: z.strictObject({}),
    answers: { 200: QrCode },
    cost: 2,
    spec: ['ID-28'],
  }),
  enter: withSchemas(qrCalls.enter, {
    ...QR,
    summary: 'Sign in once the code was approved; only for the browser that requested it',
    body: z.strictObject({ guid: Guid, secret: z.string().check(z.maxLength(64)), save: z.optional(z.boolean()) }),
    answers: { 200: z.union([LoginAnswer, QrState]) },
    spec: ['ID-28', 'AUTH-14'],
  }),
  look: withSchemas(qrCalls.look, {
    ...QR,
    summary: 'What the code would sign in, and where',
    body: z.strictObject({ guid: Guid }),
    answers: { 200: QrQuestion },
    spec: ['ID-28'],
  }),
  decide: withSchemas(qrCalls.decide, {
    ...QR,
    summary: 'Approve the code or decline it',
    body: z.strictObject({ guid: Guid, isApproved: z.boolean() }),
    answers: { 204: null },
    spec: ['ID-28'],
  }),
};
