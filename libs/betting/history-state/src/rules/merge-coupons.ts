import type { BookedCoupon } from '@touchline/betting-contract';

/** A fresh first page over the pages on the screen: known coupons take their new state, new ones come first, nothing is lost. */
export function mergeCoupons(known: readonly BookedCoupon[], fresh: readonly BookedCoupon[]): BookedCoupon[] {
  const freshById = new Map(fresh.map((coupon) => [coupon.couponId, coupon]));
  const knownIds = new Set(known.map(({ couponId }) => couponId));
  const added = fresh.filter(({ couponId }) => !knownIds.has(couponId));
  return [...added, ...known.map((coupon) => freshById.get(coupon.couponId) ?? coupon)];
}
