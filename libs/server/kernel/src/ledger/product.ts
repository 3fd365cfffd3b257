import type { Right } from '@touchline/identity-contract';
import type { Queryable } from '../db/db.ts';
import type { Flow } from './ledger.ts';
import type { Risk, RiskQuery } from './risk.ts';

/** How a product moves money, and how it reconciles its books. */
export interface Product<Kind extends string = string> {
  /** First part of its names in the ledger: `coupon` in `coupon:5001`. */
  readonly name: string;
  /** Its kinds of movement with their direction. */
  readonly kinds: Readonly<Record<Kind, Flow>>;
  /** Names of its house accounts, one per currency each, for money that it owes to players, such as a jackpot. @spec CS-01 */
  readonly pots?: readonly string[];
  /** The right required for its wagers. @spec ID-29 */
  readonly right?: Right;
  /** Compares the product's own books with the ledger, usually by {@link differences}. */
  reconcile(db: Queryable): Promise<Difference[]>;
  /** Sums of the player's stakes in undecided wagers. Absent if every wager is decided at once. */
  atStake?(db: Queryable, query: AtStakeQuery): Promise<OpenStakes[]>;
  /** Wagers that rewards may be given for. Absent if the product's stakes earn nothing. @spec PI-02 CS-06 */
  risks?(db: Queryable, query: RiskQuery): Promise<Risk[]>;
  /** Times of the player's failed deposits, milliseconds. Absent if the product takes no deposits. @spec LIM-5 */
  failedDeposits?(db: Queryable, query: FailedDepositsQuery): Promise<number[]>;
}

/** Deposits of a player that failed since a moment in milliseconds. */
export interface FailedDepositsQuery {
  userId: number;
  sinceMs: number;
}

/** A player's undecided wagers, staked since the first of some moments. */
export interface AtStakeQuery {
  userId: number;
  /** Starts of consecutive periods, ascending, milliseconds; the last period is unbounded. */
  startsMs: readonly number[];
}

/** Sum of the undecided stakes that one account placed in one period, minor units. */
export interface OpenStakes {
  /** Number of the period, from 1. */
  nth: number;
  accountId: number;
  currencyIso: string;
  amount: number;
}

/** A wager whose product and ledger disagree: the player's result according to each, minor units. */
export interface Difference {
  ref: string;
  booked: number;
  posted: number;
}

/**
 * Compares a product's books with its ledger transactions, to the minor unit.
 *
 * @param booked - SQL that selects `ref` (text) and `booked` (the player's result so far, minor units), one row per wager.
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
