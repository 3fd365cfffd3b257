import type { Queryable } from '../db/db.ts';

/** A wager of any product by its ledger entries; minor units, milliseconds. */
export interface WagerSum {
  /** When it was staked. */
  at: number;
  staked: number;
  refunded: number;
  paid: number;
}

const WAGERS = `
  with staked as (
    select moves.product, moves.ref, min(moves.created_at) as at, -sum(entries.amount) as staked
    from ledger_transactions as moves
    join ledger_entries as entries on entries.transaction_id = moves.id
    join accounts on accounts.id = entries.account_id and accounts.user_id = moves.user_id
    where moves.user_id = $1 and moves.flow = 'stake' and moves.created_at > $3 and accounts.currency_iso = $2
    group by moves.product, moves.ref
  )
  select staked.at, staked.staked::bigint,
    coalesce(sum(entries.amount) filter (where moves.flow = 'refund'), 0)::bigint as refunded,
    coalesce(sum(entries.amount) filter (where moves.flow = 'pay'), 0)::bigint as paid
  from staked
  left join ledger_transactions as moves on moves.product = staked.product and moves.ref = staked.ref and moves.flow in ('pay', 'refund')
  left join ledger_entries as entries on entries.transaction_id = moves.id
    and entries.account_id in (select id from accounts where user_id = $1)
  group by staked.product, staked.ref, staked.at, staked.staked
  order by staked.at`;

/** Wagers of a player in a currency that were staked after a moment, oldest first, with what came of each so far. */
export function wagersSince(
  db: Queryable,
  { userId, currencyIso, sinceMs }: { userId: number; currencyIso: string; sinceMs: number },
): Promise<WagerSum[]> {
  return db.query<WagerSum>(WAGERS, [userId, currencyIso, sinceMs]);
}

/** Whose wagers, in which currency, since which moments. */
export interface UsedQuestion {
  userId: number;
  currencyIso: string;
  sinceMs: readonly number[];
}

/** Minor units. */
export interface UsedSum {
  wagered: number;
  lost: number;
}

const USED = `
  with wagers as (${WAGERS})
  select coalesce(sum(wagers.staked - wagers.refunded), 0)::bigint as wagered,
    coalesce(sum(wagers.staked - wagers.refunded - wagers.paid), 0)::bigint as lost
  from unnest($4::bigint[]) with ordinality as since (at, nth) left join wagers on wagers.at > since.at
  group by since.nth order by since.nth`;

/** What a player wagered and lost in a currency since each of these moments; a refund counts for neither, an open wager as lost. Minor units. */
export function usedSince(db: Queryable, { userId, currencyIso, sinceMs }: UsedQuestion): Promise<UsedSum[]> {
  return db.query<UsedSum>(USED, [userId, currencyIso, Math.min(...sinceMs), sinceMs]);
}

const RESULT = `
  select coalesce(-sum(entries.amount) filter (where moves.flow = 'stake'), 0)::bigint as staked,
    coalesce(sum(entries.amount) filter (where moves.flow in ('pay', 'refund')), 0)::bigint as returned
  from ledger_transactions as moves
  join ledger_entries as entries on entries.transaction_id = moves.id
  join accounts on accounts.id = entries.account_id and accounts.user_id = moves.user_id
  where moves.user_id = $1 and moves.account_id = $2 and moves.created_at >= $3`;

/** What was staked from an account and what came back to it since a moment, with every product; minor units. @spec AC-01 RG-11 */
export async function resultSince(
  db: Queryable,
  { userId, accountId, sinceMs }: { userId: number; accountId: number; sinceMs: number },
): Promise<{ staked: number; returned: number }> {
  const [sums] = await db.query<{ staked: number; returned: number }>(RESULT, [userId, accountId, sinceMs]);
  return { staked: sums?.staked ?? 0, returned: sums?.returned ?? 0 };
}
