import { normalPromoCode, promoCodeVerdict, type PromoCoupon } from '@touchline/betting-coupon-math';
import type { Queryable } from '@touchline/server-kernel/db';
import type { PromoReason } from '@touchline/betting-contract';
import { codeIn, type SiteCode } from './site-offers.ts';

export interface CodesOfPlayer {
  codes: readonly SiteCode[];
  /** Codes that the player has used. */
  used: readonly string[];
  nowMs: number;
}

/**
 * Whether a code applies to a request. It is valid only for a request of a single coupon.
 * @param lines - number of coupons in the request.
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
