import { differences, type Product } from '@touchline/server-kernel';

/** Coupons in the ledger: `coupon:` and the number of the coupon. */
export const COUPON = {
  name: 'coupon',
  kinds: { stake: 'stake', payout: 'pay', 'hyper-bonus': 'pay', promo: 'pay', refund: 'refund' },
  reconcile: (db) =>
    differences(db, 'coupon', 'select id::text as ref, coalesce(payout, 0) - coalesce(paid_stake, amount) as booked from coupons'),
  atStake: async (db, { userId, accountId, sinceMs }) => {
    const [open] = await db.query<{ sum: number }>(
      `select coalesce(sum(coalesce(paid_stake, amount)), 0)::bigint as sum from coupons
       where user_id = $1 and account_id = $2 and state = 'open' and placed_at_ms >= $3`,
      [userId, accountId, sinceMs],
    );
    return open?.sum ?? 0;
  },
} as const satisfies Product;
