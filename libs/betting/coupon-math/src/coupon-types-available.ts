import { CouponType } from './coupon-type.ts';

const FEWEST: readonly (readonly [CouponType, number])[] = [
  [CouponType.Express, 2],
  [CouponType.ManySingles, 2],
  [CouponType.System, 2],
  [CouponType.SystemWithBanker, 4],
];

/**
 * Coupon types available for a number of bets. The first is the default: a single for one bet, an express for more. A system needs at least
 * three bets (2 of 3), a system with banker at least four.
 * @param offered - types that the site offers; all by default.
 * @spec CP-01 CP-06
 * @example
 * couponTypesAvailable(3); // => [1, 9, 4]
 */
export function couponTypesAvailable(betCount: number, offered: readonly CouponType[] = Object.values(CouponType)): readonly CouponType[] {
  if (betCount < 1) return [];
  if (betCount === 1) return offered.filter((type) => type === CouponType.Single);
  return FEWEST.filter(([type, fewest]) => betCount >= fewest && offered.includes(type)).map(([type]) => type);
}
