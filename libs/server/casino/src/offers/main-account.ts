import { AccountType } from '@touchline/account-contract';
import type { Queryable } from '@touchline/server-kernel/db';

/** The account that bonuses are credited to. @throws Error if the player has no account, which cannot happen. */
export async function mainAccountOf(db: Queryable, userId: number): Promise<{ id: number; currencyIso: string }> {
  const [row] = await db.query<{ id: number; currency_iso: string }>(
    'select id, currency_iso from accounts where user_id = $1 order by type = $2 desc, is_active desc, id',
    [userId, AccountType.Main],
  );
  if (row === undefined) throw new Error(`user ${userId} has no account`);
  return { id: row.id, currencyIso: row.currency_iso };
}
