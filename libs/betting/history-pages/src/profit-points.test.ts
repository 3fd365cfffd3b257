import type { BookedCoupon } from '@touchline/betting-contract';
import { profitPoints, thinned } from './profit-points.ts';

const coupon = (couponId: number, settledAt: number | null, payout: number | null, currencyIso = 'EUR') =>
  ({ couponId, settledAt, payout, amount: 500, currencyIso }) as BookedCoupon;

it('[AC-05] adds up the results of settled coupons, oldest first', () => {
  const coupons = [coupon(3, 300, 0), coupon(1, 100, 925), coupon(2, 200, 500), coupon(4, null, null), coupon(5, 250, 900, 'USD')];

  expect(profitPoints(coupons, 'EUR')).toEqual([
    { couponId: 1, at: 100, net: 425 },
    { couponId: 2, at: 200, net: 425 },
    { couponId: 3, at: 300, net: -75 },
  ]);
});

describe('long charts', () => {
  const point = (couponId: number, net: number) => ({ couponId, at: couponId, net });

  it('[AC-05] [LOAD-4] keeps the first, last, lowest and highest point in order', () => {
    const nets = [0, 5, -9, 3, 4, 80, 2, 1, 7, 6];
    expect(
      thinned(
        nets.map((net, at) => point(at, net)),
        6,
      ).map(({ net }) => net),
    ).toEqual([0, 5, -9, 80, 1, 6]);
  });

  it('[AC-05] [LOAD-4] reduces fifty thousand points to at most 400, and keeps a short line unchanged', () => {
    const long = Array.from({ length: 50_000 }, (_, at) => point(at, (at * 7919) % 1000));
    expect(thinned(long).length).toBeLessThanOrEqual(400);
    expect(thinned(long.slice(0, 400))).toHaveLength(400);
  });
});
