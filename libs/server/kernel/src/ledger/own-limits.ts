import type { Limit } from '@touchline/responsible-gaming-rules';
import type { Queryable } from '../db/db.ts';

/** A limit of wagering (1, 2, 3) or loss (10, 11, 12). @spec RG-02 */
export type SetLimit = { limitType: 1 | 2 | 3 | 10 | 11 | 12 } & (
  | { /** Round units of whatever currency is staked. */ units: number }
  | { /** Minor units of this currency; in another one it is worth the same number of round units. */ amount: number; currencyIso: string }
);

/** A player's own limits and self-exclusion at a moment. */
export interface OwnLimits {
  /** End of the self-exclusion, milliseconds since 1970; null without one. */
  excludedUntil: number | null;
  /** A reality check has been due for more than a minute without an answer. @spec LIM-7 */
  isCheckOverdue: boolean;
  limits: readonly SetLimit[];
  /** Limits on deposits: amounts (20, 21, 22) with their currency, and the time-out (33). */
  deposits: readonly DepositLimit[];
}

/** A limit on deposits; `currencyIso` is null for the time-out. @spec RG-02 */
export type DepositLimit = Limit & { currencyIso: string | null };

/**
 * Reads a player's own limits. The gate calls it while the player is locked, so that every limit set before applies. If it throws, the
 * stake is refused: no stake is taken without knowing the limits.
 *
 * @spec RG-16 LIM-1 LIM-13
 */
export type ReadOwnLimits = (db: Queryable, userId: number, nowMs: number) => Promise<OwnLimits>;

/** Used if no module keeps limits: nothing is limited. */
export const noOwnLimits: ReadOwnLimits = async () => ({ excludedUntil: null, isCheckOverdue: false, limits: [], deposits: [] });
