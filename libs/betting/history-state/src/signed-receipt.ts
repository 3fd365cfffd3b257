import { receiptCalls, type SignedReceiptAnswer } from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readSignedReceiptAnswer } from './readers.ts';

/** Requests a signed receipt of one coupon in its current state. Throws `HttpError`. @spec BET-11 */
export const askSignedReceipt = (
  ports: Pick<Ports, 'send' | 'origin'>,
  couponId: number,
  signal?: AbortSignal,
): Promise<SignedReceiptAnswer> => callJson(ports, receiptCalls.signed, { params: { couponId }, signal, read: readSignedReceiptAnswer });
