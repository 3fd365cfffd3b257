import { MOST_BETS } from './bounds.ts';
import { CouponType } from './coupon-type.ts';

export interface CouponTypeEntry {
  typeId: CouponType;
  name: 'single' | 'express' | 'system-with-banker' | 'system' | 'many-singles';
  /** Fewest and most bets of this type. */
  fewestBets: number;
  mostBets: number;
  /** Whether the player chooses how many bets a combination has. */
  hasSystemValue: boolean;
  hasBankers: boolean;
}

/**
 * Coupon types by the specification's numbers. The version increases when a number changes its meaning or is removed, so that saved and
 * booked coupons can be read with the map they were written with.
 * @spec CP-01
 * @example
 * COUPON_TYPES.types.map(({ typeId }) => typeId); // => [0, 1, 2, 4, 9]
 */
export const COUPON_TYPES: { readonly version: number; readonly types: readonly CouponTypeEntry[] } = {
  version: 1,
  types: [
    { typeId: CouponType.Single, name: 'single', fewestBets: 1, mostBets: 1, hasSystemValue: false, hasBankers: false },
    { typeId: CouponType.Express, name: 'express', fewestBets: 2, mostBets: MOST_BETS, hasSystemValue: false, hasBankers: false },
    {
      typeId: CouponType.SystemWithBanker,
      name: 'system-with-banker',
      fewestBets: 4,
      mostBets: MOST_BETS,
      hasSystemValue: true,
      hasBankers: true,
    },
    { typeId: CouponType.System, name: 'system', fewestBets: 2, mostBets: MOST_BETS, hasSystemValue: true, hasBankers: false },
    { typeId: CouponType.ManySingles, name: 'many-singles', fewestBets: 2, mostBets: MOST_BETS, hasSystemValue: false, hasBankers: false },
  ],
};

/**
 * Entry of a type; undefined for a number that is not a coupon type.
 * @spec CP-01
 * @example
 * couponTypeEntry(4)?.name; // => 'system'
 */
export const couponTypeEntry = (typeId: number): CouponTypeEntry | undefined => COUPON_TYPES.types.find((entry) => entry.typeId === typeId);
