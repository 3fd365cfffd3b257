import type { BookedCoupon } from '@touchline/betting-contract';
import { profitPoints } from './profit-points.ts';

const coupon = (couponId: number, settledAt: number | null, payout: number | null, currencyIso = 'EUR') =>
  ({ couponId, settledAt, payout, amount: 500, currencyIso }) as BookedCoupon;

it('[AC-05] adds what each settled coupon brought, oldest first', () => {
  const coupons = [coupon(3, 300, 0), coupon(1, 100, 925), coupon(2, 200, 500), coupon(4, null, null), coupon(5, 250, 900, 'USD')];

  expect(profitPoints(coupons, 'EUR')).toEqual([
    { couponId: 1, at: 100, net: 425 },
    { couponId: 2, at: 200, net: 425 },
    { couponId: 3, at: 300, net: -75 },
  ]);
});
