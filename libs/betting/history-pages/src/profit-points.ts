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

/** As many points as a line of this width can show. */
const MOST_POINTS = 400;

/**
 * The points of a long line that its drawing needs: the first, the last, and of each stretch between them the lowest and the highest.
 *
 * @param most - at least 4; fewer points than this stay as they are.
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
