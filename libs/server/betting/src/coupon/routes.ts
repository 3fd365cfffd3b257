import { currencyOf, isCurrencyOffered, Refusal, visitOf } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { couponContract } from '@touchline/betting-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { withCombinations } from './builder-combinations.ts';
import { requesterOn } from './requester.ts';
import type { BettingServices } from './services.ts';
import { requireDistinct } from './distinct.ts';
import { intentOf } from './intent.ts';
import type { Placement } from './place.ts';
import { quoteOf } from './quote.ts';
import { couponOf, historyOf, receiptOf } from './read.ts';
import { couponSiteFor } from './site-offers.ts';

export interface CouponParts {
  services: BettingServices;
  coupons: Placement;
}

/** Quotes, placements and their state, and history. Players only see their own coupons. @spec SEC-10 */
export function couponRoutes(app: FastifyInstance, { services, coupons }: CouponParts, options: ServeOptions): void {
  const { db, now } = services;
  const requesterOf = requesterOn(services, options);

  serve(app, couponContract.quote, options, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const requester = await requesterOf(request, body.accountId);
    const currencyIso = requester.account?.currencyIso ?? body.currencyIso;
    if (!isCurrencyOffered(currencyIso)) {
      throw new Refusal(400, 'bad-request', { field: 'currencyIso', detail: 'This currency is not offered' });
    }
    const site = await couponSiteFor(request, services, requester.userId);
    const prices = await withCombinations(db, services.prices, body.bets);
    return quoteOf(body, { ...requester, currencyIso, unit: currencyOf(currencyIso).unit, site }, { ...services, prices });
  });

  serve(app, couponContract.place, options, async ({ body, headers, session, request }) => {
    if (body.userId !== session.userId) throw new Refusal(409, 'wrong-user', { field: 'userId', detail: 'Another player is signed in' });
    requireDistinct(body.bets);
    const proof = { quote: headers['x-coupon-quote'], seen: headers['x-coupon-seen'] };
    const site = await couponSiteFor(request, services, session.userId);
    const placeRequest = { coupon: body, proof, site, visit: visitOf(request, session) };
    return { jsonText: await coupons.place(session.userId, placeRequest) };
  });

  serve(app, couponContract.status, options, async ({ params, session }) => {
    const { userId } = session;
    const { id } = params;
    if (coupons.isRunning(userId, id)) return { status: 'pending' as const };
    return intentOf(db, userId, id);
  });

  serve(app, couponContract.history, options, async ({ query, session }) => historyOf(db, session.userId, query, now()));

  serve(app, couponContract.coupon, options, async ({ params, session }) => {
    const coupon = await couponOf(db, session.userId, Number(params.couponId), now());
    if (coupon === undefined) throw new Refusal(404, 'not-found', { detail: 'No such coupon' });
    return coupon;
  });

  serve(app, couponContract.receipt, options, async ({ params, session }) => {
    const receipt = await receiptOf(db, { userId: session.userId, id: params.id, nowMs: now() });
    if (receipt === undefined) throw new Refusal(404, 'not-found', { detail: 'Nothing was booked under this id' });
    return receipt;
  });
}
