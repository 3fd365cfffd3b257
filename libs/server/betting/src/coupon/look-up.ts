import { couponOffer } from '@touchline/betting-coupon-math';
import type { Queryable } from '@touchline/server-kernel/db';
import type { CouponToPlace } from '@touchline/betting-contract';
import { plainTerms, requestOf } from './sale.ts';

const LOOK_UP = `
  select array(select code from promo_uses where user_id = $1) as used,
    array(select nextval('coupon_numbers') from generate_series(1, $2::int))::bigint[] as numbers`;

export interface LookedUp {
  /** Promo codes that the player used before. */
  used: readonly string[];
  /** Ids for the coupons of the request. */
  numbers: readonly number[];
}

/** Number of coupons that a request books. */
function lineCount(coupon: CouponToPlace): number {
  try {
    return couponOffer(requestOf(coupon, []), plainTerms(0)).lines.length;
  } catch (error) {
    if (error instanceof RangeError) return 1; // will be refused later
    throw error;
  }
}

/** Reads the data for a decision that is neither in the line nor in the account. */
export async function lookUp(tx: Queryable, userId: number, coupon: CouponToPlace): Promise<LookedUp> {
  const [found] = await tx.query<{ used: string[]; numbers: (number | string)[] }>(LOOK_UP, [userId, lineCount(coupon)]);
  if (found === undefined) throw new Error('the look-up of a placement answered nothing');
  return { used: found.used, numbers: found.numbers.map(Number) };
}
