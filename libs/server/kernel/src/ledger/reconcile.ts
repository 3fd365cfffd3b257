import type { Queryable } from '../db/db.ts';

/** What the books disagree about. All lists empty and `total` zero: the books are right. */
export interface Reconciliation {
  entries: number;
  /** Sum over all accounts of all currencies, minor units; zero when no money was made or lost. */
  total: number;
  /** Accounts whose balance is not the sum of their entries. */
  accounts: { id: number; balance: number; entries: number }[];
  /** Transactions that do not sum to zero. */
  transactions: { id: number; sum: number }[];
  /** Coupons whose stake, payout or refund is not in the ledger to the unit. */
  coupons: { id: string; booked: number; posted: number }[];
}

const ACCOUNTS = `
  select accounts.id, accounts.balance, coalesce(booked.sum, 0)::bigint as entries
  from accounts left join (select account_id, sum(amount) as sum from ledger_entries group by account_id) as booked on booked.account_id = accounts.id
  where accounts.balance <> coalesce(booked.sum, 0) order by accounts.id limit 100`;
const TRANSACTIONS = `
  select transaction_id as id, sum(amount)::bigint as sum from ledger_entries group by transaction_id having sum(amount) <> 0 order by 1 limit 100`;
const TOTALS = `select count(*)::bigint as entries, coalesce(sum(amount), 0)::bigint as total from ledger_entries`;
const COUPONS = `
  with posted as (
    select moves.ref, sum(entries.amount) as sum
    from ledger_transactions as moves
    join ledger_entries as entries on entries.transaction_id = moves.id
    join accounts on accounts.id = entries.account_id and accounts.user_id is not null
    where moves.kind in ('stake', 'payout', 'refund', 'hyper-bonus', 'promo') group by moves.ref
  )
  select coalesce(coupons.id::text, posted.ref) as id,
    coalesce(coalesce(coupons.payout, 0) - coalesce(coupons.paid_stake, coupons.amount), 0)::bigint as booked, coalesce(posted.sum, 0)::bigint as posted
  from coupons full join posted on posted.ref = coupons.id::text
  where coupons.id is null or coalesce(coupons.payout, 0) - coalesce(coupons.paid_stake, coupons.amount) <> coalesce(posted.sum, 0)
  order by 1 limit 100`;

/** Compares balances, entries and coupons with each other. Reads only. @spec MON-7 */
export async function reconcile(db: Queryable): Promise<Reconciliation> {
  const [totals] = await db.query<{ entries: number; total: number }>(TOTALS);
  return {
    entries: totals?.entries ?? 0,
    total: totals?.total ?? 0,
    accounts: await db.query<Reconciliation['accounts'][number]>(ACCOUNTS),
    transactions: await db.query<Reconciliation['transactions'][number]>(TRANSACTIONS),
    coupons: await db.query<Reconciliation['coupons'][number]>(COUPONS),
  };
}

/** Nothing to explain. */
export const isBalanced = ({ total, accounts, transactions, coupons }: Reconciliation): boolean =>
  total === 0 && accounts.length === 0 && transactions.length === 0 && coupons.length === 0;
