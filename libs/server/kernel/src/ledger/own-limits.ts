import type { Limit } from '@touchline/responsible-gaming-rules';
import type { Queryable } from '../db/db.ts';

/** A limit of wagering (1, 2, 3) or loss (10, 11, 12). @spec RG-02 */
export type SetLimit = { limitType: 1 | 2 | 3 | 10 | 11 | 12 } & (
  | { /** Round units of whatever currency is staked. */ units: number }
  | { /** Minor units of this currency; in another one it is worth the same number of round units. */ amount: number; currencyIso: string }
);

/** What a player has decided for themselves, at a moment. */
export interface OwnLimits {
  /** Until when they have excluded themselves, milliseconds since 1970; null when they have not. */
  excludedUntil: number | null;
  /** A reality check has been due for more than a minute and is not answered. @spec LIM-7 */
  isCheckOverdue: boolean;
  limits: readonly SetLimit[];
  /** On deposits: amounts (20, 21, 22) with their currency, and the time-out (33). */
  deposits: readonly DepositLimit[];
}

/** A limit on deposits; `currencyIso` is null of the time-out. @spec RG-02 */
export type DepositLimit = Limit & { currencyIso: string | null };

/**
 * Reads what a player has decided. The gate asks while it holds the player, so that a limit that was set before binds, and throws what this
 * throws: a stake is never taken because limits could not be read.
 *
 * @spec RG-16 LIM-1 LIM-13
 */
export type ReadOwnLimits = (db: Queryable, userId: number, nowMs: number) => Promise<OwnLimits>;

/** Where no module keeps limits, nobody has set one. */
export const noOwnLimits: ReadOwnLimits = async () => ({ excludedUntil: null, isCheckOverdue: false, limits: [], deposits: [] });
