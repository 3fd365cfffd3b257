import type { Queryable } from '@touchline/server-kernel/db';
import type { CashOutsAnswer, CouponCashOut } from '@touchline/betting-contract';
import { QUOTE_LIFE_MS } from '../coupon/quote-seal.ts';
import type { BetRow, CouponRow } from '../coupon/rows.ts';
import type { BettingServices } from '../coupon/services.ts';
import { offerOf } from './offer.ts';
import type { SealedCashOutQuote } from './sealed-quote.ts';
import { momentOf, type RuleRow } from './rules.ts';

/** The number of coupons that My bets shows. */
const MOST_COUPONS = 50;

type OpenRow = CouponRow & Omit<RuleRow, 'coupon_id' | 'user_id'>;
const OPEN = `
  select coupons.*, rules.at_least, rules.game_id, rules.minute, rules.score1, rules.score2 from coupons left join cash_out_rules as rules on rules.coupon_id = coupons.id
  where coupons.user_id = $1 and coupons.state = 'open' order by coupons.id desc limit ${MOST_COUPONS}`;

/** A sealed offer for each open coupon of a player, or why there is none. @spec AC-05 ODD-3 */
export async function offersOf(
  db: Queryable,
  userId: number,
  services: Pick<BettingServices, 'prices' | 'quotes' | 'now'>,
  liveDelayMs: number,
): Promise<CashOutsAnswer> {
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
      const head = { couponId: coupon.id, atLeast: coupon.at_least, moment: momentOf(coupon) };
      if (typeof found === 'string') return { ...head, offer: null, problem: found };
      const { isLive, ...plain } = found;
      const { stakeLeft, offer } = plain;
      const sealed: SealedCashOutQuote = { kind: 'cash-out', at, userId, couponId: coupon.id, stakeLeft, offer };
      const quoteFields = { quote: services.quotes.seal(sealed), quoteEndsAt: at + QUOTE_LIFE_MS, delayMs: isLive ? liveDelayMs : 0 };
      return { ...head, offer: { ...plain, ...quoteFields }, problem: null };
    }),
  };
}
