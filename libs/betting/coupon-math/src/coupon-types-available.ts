import { CouponType } from './coupon-type.ts';

const FEWEST: readonly (readonly [CouponType, number])[] = [
  [CouponType.Express, 2],
  [CouponType.ManySingles, 2],
  [CouponType.System, 3],
  [CouponType.SystemWithBanker, 4],
];

/**
 * Coupon types that so many bets can make, the first being the one a coupon takes by itself: a single for one bet, an express for
 * more. A system starts with 2 of 3, with a banker one bet more.
 * @param offered - types that the site offers; all when left out.
 * @spec CP-01 CP-06
 * @example
 * couponTypesAvailable(3); // => [1, 9, 4]
 */
export function couponTypesAvailable(betCount: number, offered: readonly CouponType[] = Object.values(CouponType)): readonly CouponType[] {
  if (betCount < 1) return [];
  if (betCount === 1) return offered.filter((type) => type === CouponType.Single);
  return FEWEST.filter(([type, fewest]) => betCount >= fewest && offered.includes(type)).map(([type]) => type);
}
