import { type Queryable, serve, type ServeOptions } from '@touchline/server-kernel';
import { cashOutContract } from '@touchline/betting-contract/schemas';
import type { CashOutsAnswer, CouponCashOut } from '@touchline/betting-contract';
import type { FastifyInstance } from 'fastify';
import { QUOTE_LIFE_MS } from '../coupon/quote-seal.ts';
import type { BetRow, CouponRow } from '../coupon/rows.ts';
import type { BettingServices } from '../coupon/services.ts';
import { couponSite } from '../coupon/site-offers.ts';
import { offerOf } from './offer.ts';
import type { CashOutPromise } from './promise.ts';
import { setRule } from './rules.ts';
import type { CashOuts } from './take.ts';

/** As many coupons as My bets shows. */
const MOST_COUPONS = 50;

type OpenRow = CouponRow & { at_least: number | null };
const OPEN = `
  select coupons.*, rules.at_least from coupons left join cash_out_rules as rules on rules.coupon_id = coupons.id
  where coupons.user_id = $1 and coupons.state = 'open' order by coupons.id desc limit ${MOST_COUPONS}`;

async function offersOf(db: Queryable, userId: number, services: BettingServices, liveDelayMs: number): Promise<CashOutsAnswer> {
  const coupons = await db.query<OpenRow>(OPEN, [userId]);
  const bets = await db.query<BetRow>('select * from bets where coupon_id = any($1::bigint[]) order by coupon_id, position', [
    coupons.map(({ id }) => id),
  ]);
  const at = services.now();
  return {
    servedAt: at,
    coupons: coupons.map((coupon): CouponCashOut => {
      const own = bets.filter(({ coupon_id }) => coupon_id === coupon.id);
      const found = offerOf(coupon, own, services, at);
      const head = { couponId: coupon.id, atLeast: coupon.at_least };
      if (typeof found === 'string') return { ...head, offer: null, problem: found };
      const { isLive, ...plain } = found;
      const { stakeLeft, offer } = plain;
      const promise: CashOutPromise = { kind: 'cash-out', at, userId, couponId: coupon.id, stakeLeft, offer };
      const sealed = { quote: services.quotes.seal(promise), quoteEndsAt: at + QUOTE_LIFE_MS, delayMs: isLive ? liveDelayMs : 0 };
      return { ...head, offer: { ...plain, ...sealed }, problem: null };
    }),
  };
}

/** Offers, cash-outs and what became of them, rules. Of coupons a player sees their own only. @spec AC-05 SEC-10 */
export function cashOutRoutes(
  app: FastifyInstance,
  { services, taken }: { services: BettingServices; taken: CashOuts },
  options: ServeOptions,
): void {
  const { db, now } = services;
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
    await db.transaction((tx) => setRule(tx, { ...body, userId: session.userId, nowMs: now() }));
    return body;
  });
}
