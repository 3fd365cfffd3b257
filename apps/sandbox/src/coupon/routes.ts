import { type CouponType } from '@touchline/betting-coupon-math';
import { couponCalls, type QuoteAnswer } from '@touchline/shared-contract';
import { Rational } from '@touchline/shared-primitives';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../http/refusal.ts';
import { serve, type ServeOptions } from '../http/serve.ts';
import { isCurrencyOffered } from '../people/currencies.ts';
import type { Services } from '../services.ts';
import { requireMoneyOpen } from '../site/money-gate.ts';
import { requireTerms } from '../site/player-routes.ts';
import { betNowOf, priceBets } from './bet-now.ts';
import { maxPayoutOf, multiplierOf, stakeLimits } from './limits.ts';
import type { Placement } from './place.ts';
import { couponOf, historyOf } from './read.ts';

const MAIN_ACCOUNT = 0;

function quoteOf(body: z.infer<typeof couponCalls.quote.body>, { prices, now }: Pick<Services, 'prices' | 'now'>): QuoteAnswer {
  const { typeId, systemValue, currencyIso } = body;
  const priced = priceBets(body.bets, typeId, { prices, nowMs: now() });
  const bets = body.bets.map(({ coef, isBanker }, at) => ({ coef: priced[at]?.price?.coef ?? coef, isBanker }));
  const { min, max } = stakeLimits({ typeId, currencyIso, accountType: MAIN_ACCOUNT, coef: multiplier({ typeId, systemValue, bets }) });
  const maxPayout = maxPayoutOf(currencyIso);
  return { bets: priced.map(betNowOf), minBetAmount: min ?? 0, maxBetAmount: max ?? maxPayout, maxPayout };
}

/** A system that its bets do not make yet has no coefficient; its limits are those of even odds. */
function multiplier(shape: {
  typeId: CouponType;
  systemValue: number | undefined;
  bets: { coef: number; isBanker: boolean | undefined }[];
}) {
  try {
    return multiplierOf(shape);
  } catch (error) {
    if (error instanceof RangeError) return Rational.of(1);
    throw error;
  }
}

/** Quote, placement, what became of it, history. Of coupons a player sees their own only. @spec SEC-10 */
export function couponRoutes(app: FastifyInstance, services: Services, coupons: Placement, options: ServeOptions): void {
  const { db, now } = services;

  serve(app, couponCalls.quote, options, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store');
    if (!isCurrencyOffered(body.currencyIso)) {
      throw new Refusal(400, 'bad-request', { field: 'currencyIso', detail: 'This currency is not offered' });
    }
    return quoteOf(body, services);
  });

  serve(app, couponCalls.place, options, async ({ body, session, request }) => {
    requireMoneyOpen(request);
    requireTerms(request, session);
    if (body.userId !== session.userId) throw new Refusal(409, 'wrong-user', { field: 'userId', detail: 'Another player is signed in' });
    if (new Set(body.bets.map(({ outcomeId }) => outcomeId)).size < body.bets.length) {
      throw new Refusal(400, 'bad-request', { field: 'bets', detail: 'An outcome stands in the coupon twice' });
    }
    return { jsonText: await coupons.place(session.userId, body) };
  });

  serve(app, couponCalls.status, options, async ({ params, session }) => {
    const { userId } = session;
    if (coupons.isRunning(userId, params.id)) return { status: 'pending' as const };
    return db.transaction(async (tx) => {
      // While nobody holds the player no placement of theirs is under way in any process, so a missing answer is one that never came.
      const free = await tx.query('select 1 from users where id = $1 for share skip locked', [userId]);
      const [stored] = await tx.query<{ answer: string }>('select answer from placements where user_id = $1 and id = $2', [
        userId,
        params.id,
      ]);
      if (stored !== undefined) return { jsonText: stored.answer };
      return { status: free.length === 0 ? ('pending' as const) : ('unknown' as const) };
    });
  });

  serve(app, couponCalls.history, options, async ({ query, session }) => historyOf(db, session.userId, query, now()));

  serve(app, couponCalls.coupon, options, async ({ params, session }) => {
    const coupon = await couponOf(db, session.userId, Number(params.couponId), now());
    if (coupon === undefined) throw new Refusal(404, 'not-found', { detail: 'No such coupon' });
    return coupon;
  });
}
