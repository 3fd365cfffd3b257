import type { PlayerLimit } from '@touchline/betting-contract';
import type { Queryable } from '../db/db.ts';
import type { StakeAccount } from './account.ts';
import type { Stake } from './take-stakes.ts';

/** A wager that is given back: which, and what it is worth in each of its parts, minor units. */
export interface GivenBack {
  ref: string;
  payments: readonly { kind: string; amount: number }[];
}

/** What a product decides with while it holds the player: the gate has let this request in, and nothing else moves the player's money. */
export interface Seat {
  readonly tx: Queryable;
  readonly userId: number;
  readonly id: string;
  readonly nowMs: number;
  /** Undefined when the account is not the player's. */
  readonly account: StakeAccount | undefined;
  /** Limits that the player has set, with what is left of each. */
  readonly limits: readonly PlayerLimit[];
  /**
   * Takes stakes under the product's names, one ledger transaction each. @returns the balance of the account afterwards.
   * @throws Error when the gate forbids them: ask `stakeRefusal` first and tell the player.
   */
  take(stakes: readonly Stake[]): Promise<number>;
  /**
   * Gives an open wager of the player back and lets the product stake the money anew, both or neither. `then` has a seat with the balance and
   * the limits as they are once the wager is given back; where it refuses, nothing of it is written.
   *
   * @throws Error when the wager was never staked from this account, or was given back before.
   * @spec BET-9 LIM-1
   */
  exchange(back: GivenBack, then: (seat: Seat) => Promise<Decided>): Promise<Decided>;
}

/** The answer is kept to the byte, with whatever the product stored. */
export interface Decided {
  answer: string;
  isAccepted: boolean;
}
