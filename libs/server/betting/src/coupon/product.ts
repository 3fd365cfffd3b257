import { differences, type Product } from '@touchline/server-kernel';

/** A coupon can be closed in at most this many parts, including the last one: each part has its own kind in the ledger. */
const CASH_OUT_KINDS = {
  'cash-out-1': 'pay',
  'cash-out-2': 'pay',
  'cash-out-3': 'pay',
  'cash-out-4': 'pay',
  'cash-out-5': 'pay',
  'cash-out-6': 'pay',
} as const;
export type CashOutKind = keyof typeof CASH_OUT_KINDS;
export const CASH_OUT_STEPS = Object.keys(CASH_OUT_KINDS) as readonly CashOutKind[];

/** The product of coupons in the ledger, named `coupon:` and the coupon id. */
export const COUPON = {
  name: 'coupon',
  right: 'bets',
  kinds: {
    stake: 'stake',
    payout: 'pay',
    'hyper-bonus': 'pay',
    promo: 'pay',
    refund: 'refund',
    exchange: 'refund',
    'exchange-gain': 'pay',
    ...CASH_OUT_KINDS,
  },
  reconcile: (db) =>
    differences(db, 'coupon', 'select id::text as ref, coalesce(payout, cashed_out) - coalesce(paid_stake, amount) as booked from coupons'),
  atStake: async (db, { userId, accountId, sinceMs }) => {
    const [open] = await db.query<{ sum: number }>(
      `select coalesce(sum(coalesce(paid_stake, amount) - closed_stake), 0)::bigint as sum from coupons
       where user_id = $1 and account_id = $2 and state = 'open' and placed_at_ms >= $3`,
      [userId, accountId, sinceMs],
    );
    return open?.sum ?? 0;
  },
} as const satisfies Product;
