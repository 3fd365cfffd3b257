import { receiptCalls, type SignedReceiptAnswer } from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';

function readSigned(answer: unknown): SignedReceiptAnswer | null {
  const { statement, keyId, signature } = (answer ?? {}) as Partial<Record<string, unknown>>;
  return [statement, keyId, signature].every((field) => typeof field === 'string') ? (answer as SignedReceiptAnswer) : null;
}

/** Requests a signed receipt of one coupon in its current state. Throws `HttpError`. @spec BET-11 */
export const askSignedReceipt = (
  ports: Pick<Ports, 'send' | 'origin'>,
  couponId: number,
  signal?: AbortSignal,
): Promise<SignedReceiptAnswer> => callJson(ports, receiptCalls.signed, { params: { couponId }, signal, read: readSigned });
