import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { cashOutContract } from '@touchline/betting-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { BettingServices } from '../coupon/services.ts';
import { couponSite } from '../coupon/site-offers.ts';
import { offersOf } from './offers.ts';
import { setRule } from './rules.ts';
import type { CashOuts } from './take.ts';

/** Cash-out offers, cash-outs and their state, and rules. Players only see their own coupons. @spec AC-05 SEC-10 */
export function cashOutRoutes(
  app: FastifyInstance,
  { services, taken }: { services: BettingServices; taken: CashOuts },
  options: ServeOptions,
): void {
  const { db } = services;
  serve(app, cashOutContract.offers, options, async ({ session, request }) =>
    offersOf(db, session.userId, services, couponSite(request, services).liveDelayMs),
  );

  serve(app, cashOutContract.take, options, async ({ body, session, request }) => ({
    jsonText: await taken.take(session.userId, body, couponSite(request, services).liveDelayMs),
  }));

  serve(app, cashOutContract.status, options, async ({ params, session }) => {
    const [row] = await db.query<{ answer: string | null; decide_at: number }>(
      'select answer, decide_at from cash_outs where user_id = $1 and id = $2',
      [session.userId, params.id],
    );
    if (row === undefined) return { status: 'unknown' as const };
    return row.answer === null ? { status: 'pending' as const, decidedAt: row.decide_at } : { jsonText: row.answer };
  });

  serve(app, cashOutContract.rule, options, async ({ body, session }) => {
    await db.transaction((tx) => setRule(tx, { ...body, userId: session.userId }, services));
    return body;
  });
}
