import { AccountType } from '@touchline/account-contract';
import { type Currency, currencyOf, isCurrencyOffered } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { PREPAID_TYPE } from '@touchline/server-kernel/ledger';

/**
 * The currency of the selected account, in which limits, reality checks and statements are shown. If it has no unit, falls back to the
 * currency of another account or the euro, because self-exclusion must be possible in any case.
 *
 * @spec LIM-12
 */
export async function selectedCurrencyOf(db: Queryable, userId: number): Promise<Currency> {
  const rows = await db.query<{ iso: string }>(
    `select currency_iso as iso from accounts where user_id = $1 and type <> $3 and closed_at is null
     order by is_active desc, type = $2 desc, id`,
    [userId, AccountType.Main, PREPAID_TYPE],
  );
  return currencyOf(rows.find(({ iso }) => isCurrencyOffered(iso))?.iso ?? 'EUR');
}
