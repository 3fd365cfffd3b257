import type { Right } from '@touchline/identity-contract';
import type { Queryable } from '../db/db.ts';
import type { Flow } from './ledger.ts';

/** What a product moves money for, and how it proves afterwards that it was right. */
export interface Product<Kind extends string = string> {
  /** First part of each of its names in the ledger: `coupon` of `coupon:5001`. */
  readonly name: string;
  /** Its kinds of movement, and which way each of them flows. */
  readonly kinds: Readonly<Record<Kind, Flow>>;
  /** The right that its wagers need. @spec ID-29 */
  readonly right?: Right;
  /** Compares the product's own books with the ledger; {@link differences} does the work. */
  reconcile(db: Queryable): Promise<Difference[]>;
  /** What the player paid for wagers from this account that are not decided yet, minor units. Left out where every wager is decided at once. */
  atStake?(db: Queryable, question: AtStakeQuestion): Promise<number>;
  /** When deposits of the player failed, milliseconds. Left out where nothing is deposited. @spec LIM-5 */
  failedDeposits?(db: Queryable, question: FailedDepositsQuestion): Promise<number[]>;
}

/** Deposits of a player, failed since a moment in milliseconds. */
export interface FailedDepositsQuestion {
  userId: number;
  sinceMs: number;
}

/** Wagers from an account, staked since a moment in milliseconds. */
export interface AtStakeQuestion {
  userId: number;
  accountId: number;
  sinceMs: number;
}

/** A wager whose product and whose ledger disagree: minor units that the player was left with, by each of the two. */
export interface Difference {
  ref: string;
  booked: number;
  posted: number;
}

/**
 * Compares what a product has booked with what the ledger holds under its name, to the unit.
 *
 * @param booked - SQL that selects `ref` (text) and `booked` (what the player won or lost by it so far, minor units), one row per wager.
 * @spec MON-7
 */
export function differences(db: Queryable, product: string, booked: string): Promise<Difference[]> {
  return db.query<{ ref: string; booked: number; posted: number }>(
    `with posted as (
       select moves.ref, coalesce(sum(entries.amount) filter (where accounts.user_id is not null), 0) as sum
       from ledger_transactions as moves
       join ledger_entries as entries on entries.transaction_id = moves.id
       join accounts on accounts.id = entries.account_id
       where moves.product = $1 group by moves.ref
     ), own as (${booked})
     select coalesce(own.ref, posted.ref) as ref, coalesce(own.booked, 0)::bigint as booked, coalesce(posted.sum, 0)::bigint as posted
     from own full join posted on posted.ref = own.ref
     where own.ref is null or posted.ref is null or own.booked <> posted.sum
     order by 1 limit 100`,
    [product],
  );
}
