import { receiptContract } from '@touchline/betting-contract/schemas';
import { Refusal, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';
import { couponOf } from '../coupon/read.ts';
import type { ReceiptSigner } from './receipt-signer.ts';

/** Signed receipts of the player's own coupons, and the public keys to verify them. @spec BET-11 SEC-10 */
export function receiptRoutes(
  app: FastifyInstance,
  { services: { db, now }, signer }: { services: Pick<Services, 'db' | 'now'>; signer: ReceiptSigner },
  options: ServeOptions,
): void {
  serve(app, receiptContract.signed, options, async ({ params, session }) => {
    const at = now();
    const coupon = await couponOf(db, session.userId, Number(params.couponId), at);
    if (coupon === undefined) throw new Refusal(404, 'not-found', { detail: 'No such coupon' });
    return signer.sign({ at, coupon });
  });

  serve(app, receiptContract.keys, options, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=3600');
    return { keys: signer.keys };
  });
}
