import { normalPromoCode, promoCodeVerdict, type PromoCoupon } from '@touchline/betting-coupon-math';
import type { Queryable } from '@touchline/server-kernel';
import type { PromoReason } from '@touchline/betting-contract';
import { codeIn, type SiteCode } from './site-offers.ts';

export interface CodesOfPlayer {
  codes: readonly SiteCode[];
  /** Codes that the player used already. */
  used: readonly string[];
  nowMs: number;
}

/**
 * Whether a code applies to a request. It is for one coupon: a request of several has none.
 * @param lines - how many coupons the request places.
 * @spec CP-28
 */
export function codeVerdict(typed: string, coupon: PromoCoupon & { lines: number }, { codes, used, nowMs }: CodesOfPlayer) {
  const own = codes.map((code) => codeIn(coupon.currencyIso, code, used.includes(normalPromoCode(code.code))));
  const verdict = promoCodeVerdict(typed, { coupon, codes: own, nowSeconds: Math.floor(nowMs / 1000) });
  if (verdict.isOk && coupon.lines !== 1) return { isOk: false as const, reason: 'wrong-coupon-type' as PromoReason };
  return verdict;
}

export async function usedCodes(db: Queryable, userId: number): Promise<string[]> {
  const rows = await db.query<{ code: string }>('select code from promo_uses where user_id = $1', [userId]);
  return rows.map(({ code }) => code);
}
