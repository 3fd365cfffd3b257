import { differences, type Product } from '@touchline/server-kernel';

/** Coupons in the ledger: `coupon:` and the number of the coupon. */
export const COUPON = {
  name: 'coupon',
  kinds: { stake: 'stake', payout: 'pay', 'hyper-bonus': 'pay', promo: 'pay', refund: 'refund' },
  reconcile: (db) =>
    differences(db, 'coupon', 'select id::text as ref, coalesce(payout, 0) - coalesce(paid_stake, amount) as booked from coupons'),
} as const satisfies Product;
