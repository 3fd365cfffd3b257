import { currencyOf, type Queryable } from '@touchline/server-kernel';
import type { PlayerLimit } from '@touchline/shared-contract';

/** A limit of wagering (1, 2, 3) or loss (10, 11, 12), in round units of a currency. @spec RG-02 */
export interface OwnLimit {
  limitType: 1 | 2 | 3 | 10 | 11 | 12;
  units: number;
}

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<OwnLimit['limitType'], number>> = { 1: 1, 2: 7, 3: 30, 10: 1, 11: 7, 12: 30 };
const FIRST_LOSS_TYPE = 10;

/**
 * What is left of a player's limits, by what they placed and were paid in this currency; a coupon that was returned counts for nothing, and
 * one that is open counts as lost. Minor units.
 */
export async function ownLimits(
  db: Queryable,
  { userId, currencyIso, limits, nowMs }: { userId: number; currencyIso: string; limits: readonly OwnLimit[]; nowMs: number },
): Promise<PlayerLimit[]> {
  const told: PlayerLimit[] = [];
  for (const { limitType, units } of limits) {
    const [sums] = await db.query<{ staked: number; paid: number }>(
      `select coalesce(sum(coalesce(paid_stake, amount)), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as paid
       from coupons where user_id = $1 and currency_iso = $2 and placed_at_ms > $3 and state <> 'returned'`,
      [userId, currencyIso, nowMs - DAYS[limitType] * DAY_MS],
    );
    const { staked = 0, paid = 0 } = sums ?? {};
    const used = limitType < FIRST_LOSS_TYPE ? staked : Math.max(0, staked - paid);
    const limit = units * currencyOf(currencyIso).unit;
    told.push({ limitType, limit, left: Math.max(0, limit - used) });
  }
  return told;
}
