import { Refusal, visitOf } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { editContract } from '@touchline/betting-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { heldCoupon } from '../cash-out/close.ts';
import { requesterOn } from '../coupon/requester.ts';
import { withCombinations } from '../coupon/builder-combinations.ts';
import { requireDistinct } from '../coupon/distinct.ts';
import { intentOf } from '../coupon/intent.ts';
import type { BettingServices } from '../coupon/services.ts';
import { couponSiteFor } from '../coupon/site-offers.ts';
import { editSite } from './editable.ts';
import type { Edits } from './exchange.ts';
import { quoteEdit } from './quote-edit.ts';

/** Quotes of exchanges, exchanges and their state. Players only see their own coupons. @spec AC-05 SEC-10 */
export function editRoutes(
  app: FastifyInstance,
  { services, edits }: { services: BettingServices; edits: Edits },
  options: ServeOptions,
): void {
  const { db } = services;
  const requesterOf = requesterOn(services, options);

  serve(app, editContract.quote, options, async ({ body, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    requireDistinct(body.bets);
    const { userId } = session;
    const held = await heldCoupon(db, userId, body.couponId);
    if (held === undefined) throw new Refusal(404, 'not-found', { detail: 'No such coupon' });
    const requester = { ...(await requesterOf(request, held.coupon.account_id)), userId };
    const site = editSite(await couponSiteFor(request, services, userId));
    const line = await withCombinations(db, services.prices, body.bets);
    return quoteEdit({ held, body, requester, site, line }, services, site.liveDelayMs);
  });

  serve(app, editContract.edit, options, async ({ body, session, request }) => {
    const site = await couponSiteFor(request, services, session.userId);
    return { jsonText: await edits.edit(session.userId, { body, site, visit: visitOf(request, session) }) };
  });

  serve(app, editContract.status, options, async ({ params, session }) =>
    edits.isRunning(session.userId, params.id) ? { status: 'pending' as const } : intentOf(db, session.userId, params.id),
  );
}
