import type { BookedCoupon } from '@touchline/betting-contract';

/** Merges a fresh first page into the known coupons: known ones are updated, new ones are put first, none are dropped. */
export function mergeCoupons(known: readonly BookedCoupon[], fresh: readonly BookedCoupon[]): BookedCoupon[] {
  const freshById = new Map(fresh.map((coupon) => [coupon.couponId, coupon]));
  const knownIds = new Set(known.map(({ couponId }) => couponId));
  const added = fresh.filter(({ couponId }) => !knownIds.has(couponId));
  return [...added, ...known.map((coupon) => freshById.get(coupon.couponId) ?? coupon)];
}
