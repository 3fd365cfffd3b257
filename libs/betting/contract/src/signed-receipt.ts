import { Milliseconds, QueryInt, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { BookedCoupon } from './coupon.ts';
import { receiptCalls } from './receipt-calls.ts';

/** What a signed receipt states, as JSON text: a coupon as it was at one moment by the server's clock. Of the player it has the account's number alone. @spec BET-11 */
export const ReceiptStatement = z.object({ at: Milliseconds, coupon: BookedCoupon });
export type ReceiptStatement = z.infer<typeof ReceiptStatement>;

const Base64Url = z.string().check(z.regex(/^[\w-]{1,128}$/));
const KeyId = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** A statement with the proof that it is the bookmaker's. @spec BET-11 */
export const SignedReceiptAnswer = z.object({
  /** `ReceiptStatement` as JSON, as it was signed, letter by letter. */
  statement: z.string().check(z.maxLength(64_000)),
  keyId: KeyId,
  /** Ed25519 over the UTF-8 bytes of `statement`. */
  signature: Base64Url,
});
export type SignedReceiptAnswer = z.infer<typeof SignedReceiptAnswer>;

/** Public keys of signed receipts, the newest first. @spec BET-11 */
export const ReceiptKeysAnswer = z.object({ keys: z.array(z.object({ id: KeyId, publicKey: Base64Url })) });
export type ReceiptKeysAnswer = z.infer<typeof ReceiptKeysAnswer>;

const RECEIPTS = { tag: 'Receipts', spec: ['BET-11'] } as const;

export const receiptContract = {
  signed: withSchemas(receiptCalls.signed, {
    ...RECEIPTS,
    summary: 'A coupon of the player as it is now, signed, so that anyone can check it later',
    params: z.object({ couponId: QueryInt }),
    answers: { 200: SignedReceiptAnswer },
  }),
  keys: withSchemas(receiptCalls.keys, {
    ...RECEIPTS,
    summary: 'Public keys of signed receipts',
    answers: { 200: ReceiptKeysAnswer },
  }),
};
