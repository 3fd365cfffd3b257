import type { Queryable } from '../db/db.ts';
import { minorOf, sumOfWorth } from './worth.ts';

/** A wager of any product by its ledger entries; minor units, milliseconds. */
export interface WagerSum {
  /** Time of the stake. */
  at: number;
  currencyIso: string;
  staked: number;
  refunded: number;
  paid: number;
}

/** All currencies if $2 is null. */
const WAGERS = `
  with staked as (
    select moves.product, moves.ref, accounts.currency_iso, min(moves.created_at) as at, -sum(entries.amount) as staked
    from ledger_transactions as moves
    join ledger_entries as entries on entries.transaction_id = moves.id
    join accounts on accounts.id = entries.account_id and accounts.user_id = moves.user_id
    where moves.user_id = $1 and moves.flow = 'stake' and moves.created_at > $3 and ($2::text is null or accounts.currency_iso = $2)
    group by moves.product, moves.ref, accounts.currency_iso
  )
  select staked.at, staked.currency_iso as "currencyIso", staked.staked::bigint,
    coalesce(sum(entries.amount) filter (where moves.flow = 'refund'), 0)::bigint as refunded,
    coalesce(sum(entries.amount) filter (where moves.flow = 'pay'), 0)::bigint as paid
  from staked
  left join ledger_transactions as moves on moves.product = staked.product and moves.ref = staked.ref and moves.flow in ('pay', 'refund')
  left join ledger_entries as entries on entries.transaction_id = moves.id
    and entries.account_id in (select id from accounts where user_id = $1 and currency_iso = staked.currency_iso)
  group by staked.product, staked.ref, staked.at, staked.currency_iso, staked.staked
  order by staked.at`;

/**
 * Wagers of a player that were staked after a moment, oldest first, each with its refunds and payouts so far.
 *
 * @param currencyIso - only this currency; default: all.
 */
export function wagersSince(
  db: Queryable,
  { userId, currencyIso, sinceMs }: { userId: number; currencyIso?: string; sinceMs: number },
): Promise<WagerSum[]> {
  return db.query<WagerSum>(WAGERS, [userId, currencyIso ?? null, sinceMs]);
}

/** A player and the moments from which to sum. */
export interface UsedQuery {
  userId: number;
  sinceMs: readonly number[];
}

/** Wagered and lost sums over all currencies, by {@link worthOf}. */
export interface UsedSum {
  wagered: bigint;
  lost: bigint;
}

/** Minor units of one currency. */
export interface UsedIn {
  currencyIso: string;
  wagered: number;
  lost: number;
}

/** @throws Refusal 409 for a currency without a unit. */
export const usedOf = (sums: readonly UsedIn[]): UsedSum => ({
  wagered: sumOfWorth(sums.map(({ currencyIso, wagered }) => ({ currencyIso, amount: wagered }))),
  lost: sumOfWorth(sums.map(({ currencyIso, lost }) => ({ currencyIso, amount: lost }))),
});

const USED = `
  with wagers as (${WAGERS})
  select since.nth::int as nth, wagers."currencyIso", sum(wagers.staked - wagers.refunded)::bigint as wagered,
    sum(wagers.staked - wagers.refunded - wagers.paid)::bigint as lost
  from unnest($4::bigint[]) with ordinality as since (at, nth) join wagers on wagers.at > since.at
  group by since.nth, wagers."currencyIso"`;

/** What a player wagered and lost from all accounts since each of these moments. Refunds count for neither; open wagers count as lost. */
export async function usedSince(db: Queryable, { userId, sinceMs }: UsedQuery): Promise<UsedSum[]> {
  const rows = await db.query<UsedIn & { nth: number }>(USED, [userId, null, Math.min(...sinceMs), sinceMs]);
  return sinceMs.map((_, at) => usedOf(rows.filter(({ nth }) => nth === at + 1)));
}

const RESULT = `
  select coalesce(-sum(entries.amount) filter (where moves.flow = 'stake'), 0)::bigint as staked,
    coalesce(sum(entries.amount) filter (where moves.flow in ('pay', 'refund')), 0)::bigint as returned
  from ledger_transactions as moves
  join ledger_entries as entries on entries.transaction_id = moves.id
  join accounts on accounts.id = entries.account_id and accounts.user_id = moves.user_id
  where moves.user_id = $1 and moves.account_id = $2 and moves.created_at >= $3`;

/** Stakes and returns of an account since a moment, over all products; minor units. @spec AC-01 RG-11 */
export async function resultSince(
  db: Queryable,
  { userId, accountId, sinceMs }: { userId: number; accountId: number; sinceMs: number },
): Promise<{ staked: number; returned: number }> {
  const [sums] = await db.query<{ staked: number; returned: number }>(RESULT, [userId, accountId, sinceMs]);
  return { staked: sums?.staked ?? 0, returned: sums?.returned ?? 0 };
}

const PLAYED = `
  select accounts.currency_iso as "currencyIso", coalesce(-sum(entries.amount) filter (where moves.flow = 'stake'), 0)::bigint as staked,
    coalesce(sum(entries.amount) filter (where moves.flow in ('pay', 'refund')), 0)::bigint as returned
  from ledger_transactions as moves
  join ledger_entries as entries on entries.transaction_id = moves.id
  join accounts on accounts.id = entries.account_id and accounts.user_id = moves.user_id
  where moves.user_id = $1 and moves.created_at >= $2 and moves.flow in ('stake', 'pay', 'refund')
  group by accounts.currency_iso`;

/**
 * Stakes and returns of a player since a moment, over all accounts and products, converted to one currency by round units.
 *
 * @throws Refusal 409 for a currency without a unit.
 * @spec RG-11 LIM-8
 */
export async function playedSince(
  db: Queryable,
  { userId, currencyIso, sinceMs }: { userId: number; currencyIso: string; sinceMs: number },
): Promise<{ staked: number; returned: number }> {
  const rows = await db.query<{ currencyIso: string; staked: number; returned: number }>(PLAYED, [userId, sinceMs]);
  const sum = (part: 'staked' | 'returned') =>
    minorOf(sumOfWorth(rows.map((row) => ({ currencyIso: row.currencyIso, amount: row[part] }))), currencyIso);
  return { staked: sum('staked'), returned: sum('returned') };
}
