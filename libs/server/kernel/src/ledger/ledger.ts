import type { Queryable } from '../db/db.ts';

/** Which way money flows, whatever a product calls it. Limits and results of sessions are sums of these. */
export type Flow = 'stake' | 'pay' | 'refund' | 'transfer';

/** One side of a movement: minor units that the account gets (positive) or gives. */
export interface Entry {
  accountId: number;
  amount: number;
}

/** An event of the ledger. `product:ref` and `kind` name it for ever; posting the same name twice fails with a unique violation. */
export interface Posting {
  product: string;
  ref: string;
  kind: string;
  flow: Flow;
  /** Whose money it is about, and the account that they chose. */
  userId: number;
  accountId: number;
  at: number;
  entries: readonly Entry[];
}

/* The player's row is held before the movement gets its id: the insert reads from `held`, so ids of one player are in the order of their commits. */
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

/** What was written: the id of the movement, and the new balance by account id. */
export interface Posted {
  id: number;
  balances: Map<number, number>;
}

/**
 * Moves money: entries and balances in one statement, to be called inside the transaction of what it pays for. Whoever decides by what they
 * read locks the player first ({@link lockPlayer}); the statement holds the player's row in any case, which the gate's memory relies on: no
 * movement of a player gets its id while another transaction holds them. The database refuses entries that do not sum to zero and a player's balance below zero.
 *
 * For the kernel alone: products stake through `openWager`, so that none of them can pass by the gate. The lint holds them to it.
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

/** Everything that moves a player's money holds this row: one decision about one player at a time. */
export async function lockPlayer(tx: Queryable, userId: number): Promise<void> {
  const rows = await tx.query('select id from users where id = $1 for no key update', [userId]);
  if (rows.length === 0) throw new Error(`user ${userId} does not exist`);
}
