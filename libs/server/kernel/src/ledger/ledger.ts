import type { Queryable } from '../db/db.ts';

/** Direction of a movement, independent of product terms. Limits and session results are sums by flow. */
export type Flow = 'stake' | 'pay' | 'refund' | 'transfer';

/** One side of a movement: minor units, positive if the account receives them. */
export interface Entry {
  accountId: number;
  amount: number;
}

/** A ledger transaction. `product:ref` and `kind` identify it; posting the same one twice fails with a unique violation. */
export interface Posting {
  product: string;
  ref: string;
  kind: string;
  flow: Flow;
  /** The player concerned and the chosen account. */
  userId: number;
  accountId: number;
  at: number;
  entries: readonly Entry[];
}

/* Locks the player's row before the movement gets its id (the insert reads from `held`), so that ids of one player are in commit order. */
const POST = `
  with held as (
    select id from users where id = $5 for no key update
  ), side as (
    select * from unnest($8::bigint[], $9::bigint[]) as side (account_id, amount)
  ), event as (
    insert into ledger_transactions (product, ref, kind, flow, user_id, account_id, created_at)
    select $1::text, $2::text, $3::text, $4::text, held.id, $6::bigint, $7::bigint from held returning id
  ), written as (
    insert into ledger_entries (transaction_id, account_id, amount) select event.id, side.account_id, side.amount from event, side
  )
  update accounts set balance = balance + side.amount from side, event where accounts.id = side.account_id
  returning accounts.id, accounts.balance, event.id as move_id`;

/** The id of the written movement and the new balances by account id. */
export interface Posted {
  id: number;
  balances: Map<number, number>;
}

/**
 * Moves money: writes entries and balances in one statement, inside the caller's transaction. Callers that decide by data they read lock
 * the player first ({@link lockPlayer}). The statement locks the player's row in any case, which the gate's cache relies on: no movement of
 * a player gets an id while another transaction holds the lock. The database rejects entries that do not sum to zero and negative balances
 * of players.
 *
 * For the kernel only: products stake through `openWager`, so that none can bypass the gate; a lint rule enforces it.
 *
 * @spec BET-9 MON-2
 */
export async function post(tx: Queryable, { product, ref, kind, flow, userId, accountId, at, entries }: Posting): Promise<Posted> {
  const rows = await tx.query<{ id: number; balance: number; move_id: number }>(POST, [
    product,
    ref,
    kind,
    flow,
    userId,
    accountId,
    at,
    entries.map((entry) => entry.accountId),
    entries.map(({ amount }) => amount),
  ]);
  if (rows.length !== entries.length)
    throw new Error(`${kind} ${product}:${ref} names an account twice, or a player or an account that does not exist`);
  return { id: rows[0]?.move_id ?? 0, balances: new Map(rows.map(({ id, balance }) => [id, balance])) };
}

/** Locks the player's row. All code that moves a player's money holds this lock, so decisions about one player are serialised. */
export async function lockPlayer(tx: Queryable, userId: number): Promise<void> {
  const rows = await tx.query('select id from users where id = $1 for no key update', [userId]);
  if (rows.length === 0) throw new Error(`user ${userId} does not exist`);
}
