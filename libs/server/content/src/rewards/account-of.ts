import { currencyOf, type Currency } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { AccountType } from '@touchline/account-contract';

/** The player's main account, which promotions and points refer to. */
export interface RewardAccount {
  id: number;
  currency: Currency;
}

/** @throws Error if the player has no account, which cannot happen. */
export async function rewardAccountOf(db: Queryable, userId: number): Promise<RewardAccount> {
  const [row] = await db.query<{ id: number; currency_iso: string }>(
    'select id, currency_iso from accounts where user_id = $1 and type = $2 order by is_active desc, id',
    [userId, AccountType.Main],
  );
  if (row === undefined) throw new Error(`user ${userId} has no account`);
  return { id: row.id, currency: currencyOf(row.currency_iso) };
}
