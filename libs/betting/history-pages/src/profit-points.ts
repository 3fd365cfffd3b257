import type { BookedCoupon } from '@touchline/betting-contract';

/** The cumulative result after a coupon was settled. */
export interface ProfitPoint {
  couponId: number;
  /** When it was settled, in seconds. */
  at: number;
  /** Total returns minus total stakes up to here, in minor units. */
  net: number;
}

/**
 * Cumulative result after each coupon, oldest first. Skips open coupons and coupons in other currencies.
 *
 * @param iso - currency of the chart.
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

/** More points would not be visible at the width of the chart. */
const MOST_POINTS = 400;

/**
 * Thins out a long line: keeps the first and the last point, and the lowest and highest of each stretch between them.
 *
 * @param most - at least 4; lines with fewer points are returned unchanged.
 * @spec AC-05 LOAD-4
 */
export function thinned(points: readonly ProfitPoint[], most = MOST_POINTS): readonly ProfitPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length <= most || first === undefined || last === undefined) return points;
  const inner = points.slice(1, -1);
  const length = Math.ceil(inner.length / Math.floor((most - 2) / 2));
  const kept: ProfitPoint[] = [first];
  for (let from = 0; from < inner.length; from += length) {
    const stretch = inner.slice(from, from + length);
    const lowest = stretch.reduce((one, other) => (other.net < one.net ? other : one));
    const highest = stretch.reduce((one, other) => (other.net > one.net ? other : one));
    kept.push(...(lowest === highest ? [lowest] : stretch.filter((point) => point === lowest || point === highest)));
  }
  return [...kept, last];
}
