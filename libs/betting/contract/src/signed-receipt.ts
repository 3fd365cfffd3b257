import { Milliseconds, QueryInt, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { BookedCoupon } from './coupon.ts';
import { receiptCalls } from './receipt-calls.ts';

/**
 * Content of a signed receipt as JSON text: a coupon at one moment of the server's clock. The only personal data is the account number.
 * @spec BET-11
 */
export const ReceiptStatement = z.object({ at: Milliseconds, coupon: BookedCoupon });
export type ReceiptStatement = z.infer<typeof ReceiptStatement>;

const Base64Url = z.string().check(z.regex(/^[\w-]{1,128}$/));
const KeyId = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** A statement and the bookmaker's signature. @spec BET-11 */
export const SignedReceiptAnswer = z.object({
  /** `ReceiptStatement` as JSON, exactly as it was signed. */
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
