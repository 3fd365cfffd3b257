import type { Queryable } from '../db/db.ts';
import type { Difference, Product } from './product.ts';
import { GRANT_PRODUCTS } from './transfer.ts';

/** Differences between the books. They agree if all lists are empty and `total` is zero. */
export interface Reconciliation {
  entries: number;
  /** Sum of all ledger entries in all currencies, minor units; must be zero. */
  total: number;
  /** Accounts whose balance is not the sum of their entries. */
  accounts: { id: number; balance: number; entries: number }[];
  /** Transactions that do not sum to zero. */
  transactions: { id: number; sum: number }[];
  /** Wagers that differ between their product's books and the ledger. */
  wagers: (Difference & { product: string })[];
  /** Wagers that were paid without a stake, or refunded by more than the stake. */
  unstaked: { name: string; staked: number; refunded: number }[];
  /** Product names in the ledger that no product declares. */
  unknown: { product: string; transactions: number }[];
}

const ACCOUNTS = `
  select accounts.id, accounts.balance, coalesce(booked.sum, 0)::bigint as entries
  from accounts left join (select account_id, sum(amount) as sum from ledger_entries group by account_id) as booked on booked.account_id = accounts.id
  where accounts.balance <> coalesce(booked.sum, 0) order by accounts.id limit 100`;
const TRANSACTIONS = `
  select transaction_id as id, sum(amount)::bigint as sum from ledger_entries group by transaction_id having sum(amount) <> 0 order by 1 limit 100`;
const TOTALS = `select count(*)::bigint as entries, coalesce(sum(amount), 0)::bigint as total from ledger_entries`;
// Amounts staked on a wager, including free stakes, against the amounts refunded.
const UNSTAKED = `
  with wagers as (
    select moves.product || ':' || moves.ref as name, bool_or(moves.flow = 'stake') as is_staked,
      coalesce(sum(entries.amount) filter (where moves.flow = 'stake' and entries.amount > 0), 0) as staked,
      coalesce(sum(entries.amount) filter (where moves.flow = 'refund' and entries.amount > 0), 0) as refunded
    from ledger_transactions as moves join ledger_entries as entries on entries.transaction_id = moves.id
    where moves.flow <> 'transfer' group by 1
  )
  select name, staked::bigint, refunded::bigint from wagers where not is_staked or refunded > staked order by 1 limit 100`;
const UNKNOWN = `
  select product, count(*)::bigint as transactions from ledger_transactions where product <> all ($1::text[]) group by product order by 1`;

/**
 * Compares balances, entries and the books of every product with each other. Reads only.
 *
 * @param products - all products of the modules; grants of the kernel are added automatically.
 * @spec MON-7
 */
export async function reconcile(db: Queryable, products: readonly Product[]): Promise<Reconciliation> {
  const known = [...GRANT_PRODUCTS, ...products];
  const [totals] = await db.query<{ entries: number; total: number }>(TOTALS);
  const wagers: Reconciliation['wagers'] = [];
  for (const product of known) {
    const found = await product.reconcile(db);
    wagers.push(...found.map((difference) => ({ product: product.name, ...difference })));
  }
  return {
    entries: totals?.entries ?? 0,
    total: totals?.total ?? 0,
    accounts: await db.query<Reconciliation['accounts'][number]>(ACCOUNTS),
    transactions: await db.query<Reconciliation['transactions'][number]>(TRANSACTIONS),
    wagers,
    unstaked: await db.query<Reconciliation['unstaked'][number]>(UNSTAKED),
    unknown: await db.query<Reconciliation['unknown'][number]>(UNKNOWN, [known.map(({ name }) => name)]),
  };
}

/** Whether the books agree. */
export const isBalanced = ({ total, accounts, transactions, wagers, unstaked, unknown }: Reconciliation): boolean =>
  total === 0 && [accounts, transactions, wagers, unstaked, unknown].every((list) => list.length === 0);
