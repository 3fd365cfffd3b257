/** A promo code that applies to one coupon, which is placed with it. Odds are thousandths, times seconds. @spec CP-28 */
export interface CouponCode {
  code: string;
  /** Units are round units of the currency. */
  effect: { kind: 'boost' | 'stake-back'; percent: number; maxUnits: number } | { kind: 'free-bet' };
  endsAt?: number;
  fewestBets?: number;
  lowestCoef?: number;
  lowestTotalCoef?: number;
  minUnits?: number;
  maxUnits?: number;
}

/** The service through which the modules of a backend get the codes for coupons: the office says what a typed code gives. @spec AC-11 */
export const COUPON_CODES: { readonly name: string; readonly otherwise: readonly CouponCode[] } = { name: 'coupon-codes', otherwise: [] };
