import type { StakeLimit } from '@touchline/responsible-gaming-contract';
import type { Queryable } from '../db/db.ts';
import type { StakeAccount } from './account.ts';
import type { Stake } from './take-stakes.ts';

/** A wager to give back, with the payments for its parts, minor units. */
export interface WagerRefund {
  ref: string;
  payments: readonly { kind: string; amount: number }[];
}

/** What a product decides with while the player is locked: the gate has admitted the request, and nothing else moves their money. */
export interface WagerContext {
  readonly tx: Queryable;
  readonly userId: number;
  readonly id: string;
  readonly nowMs: number;
  /** Undefined if the account does not belong to the player. */
  readonly account: StakeAccount | undefined;
  /** The player's limits with their remainders. */
  readonly limits: readonly StakeLimit[];
  /**
   * Takes stakes under the product's names, one ledger transaction each. @returns the balance of the account afterwards.
   * @throws Error if the gate forbids them; call `stakeRefusal` first to answer the player.
   */
  take(stakes: readonly Stake[]): Promise<number>;
  /**
   * Gives an open wager back and lets the product stake again, atomically. `then` gets a context with the balance and limits after the wager
   * was given back; if it refuses, everything is rolled back.
   *
   * @throws Error if the wager was not staked from this account or was given back before.
   * @spec BET-9 LIM-1
   */
  exchange(back: WagerRefund, then: (context: WagerContext) => Promise<Decided>): Promise<Decided>;
}

/** A decision; its answer is stored byte by byte in the same transaction as the product's rows. */
export interface Decided {
  answer: string;
  isAccepted: boolean;
}
