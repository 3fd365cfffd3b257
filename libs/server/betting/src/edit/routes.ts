import { Refusal, serve, type ServeOptions, visitOf } from '@touchline/server-kernel';
import { editContract } from '@touchline/betting-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { heldCoupon } from '../cash-out/close.ts';
import { askerOn } from '../coupon/asker.ts';
import { withCombinations } from '../coupon/builder-combinations.ts';
import { requireDistinct } from '../coupon/distinct.ts';
import { intentOf } from '../coupon/intent.ts';
import type { BettingServices } from '../coupon/services.ts';
import { couponSiteFor } from '../coupon/site-offers.ts';
import { editSite } from './editable.ts';
import type { Edits } from './exchange.ts';
import { quoteEdit } from './quote-edit.ts';

/** What a bet would be exchanged for, the exchange, and what became of it. Of coupons a player sees their own only. @spec AC-05 SEC-10 */
export function editRoutes(
  app: FastifyInstance,
  { services, edits }: { services: BettingServices; edits: Edits },
  options: ServeOptions,
): void {
  const { db } = services;
  const askerOf = askerOn(services, options);

  serve(app, editContract.quote, options, async ({ body, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    requireDistinct(body.bets);
    const { userId } = session;
    const held = await heldCoupon(db, userId, body.couponId);
    if (held === undefined) throw new Refusal(404, 'not-found', { detail: 'No such coupon' });
    const asker = { ...(await askerOf(request, held.coupon.account_id)), userId };
    const site = editSite(await couponSiteFor(request, services, userId));
    const line = await withCombinations(db, services.prices, body.bets);
    return quoteEdit({ held, body, asker, site, line }, services, site.liveDelayMs);
  });

  serve(app, editContract.edit, options, async ({ body, session, request }) => {
    const site = await couponSiteFor(request, services, session.userId);
    return { jsonText: await edits.edit(session.userId, { body, site, visit: visitOf(request, session) }) };
  });

  serve(app, editContract.status, options, async ({ params, session }) =>
    edits.isRunning(session.userId, params.id) ? { status: 'pending' as const } : intentOf(db, session.userId, params.id),
  );
}
