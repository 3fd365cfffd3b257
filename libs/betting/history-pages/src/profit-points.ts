import type { BookedCoupon } from '@touchline/betting-contract';

/** The result after a coupon was settled. */
export interface ProfitPoint {
  couponId: number;
  /** When it was settled, in seconds. */
  at: number;
  /** All that came back minus all that was staked up to here, in minor units. */
  net: number;
}

/**
 * How the result went from coupon to coupon, oldest first. Open coupons have no result yet; coupons of other currencies are not added.
 *
 * @param iso - the currency of the line.
 * @spec AC-05
 */
export function profitPoints(coupons: readonly BookedCoupon[], iso: string): ProfitPoint[] {
  let net = 0;
  return coupons
    .flatMap(({ couponId, settledAt, payout, amount, currencyIso }) =>
      settledAt === null || payout === null || currencyIso !== iso ? [] : [{ couponId, at: settledAt, change: payout - amount }],
    )
    .toSorted((one, other) => one.at - other.at || one.couponId - other.couponId)
    .map(({ couponId, at, change }) => {
      net += change;
      return { couponId, at, net };
    });
}
