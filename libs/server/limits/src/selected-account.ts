import { AccountType } from '@touchline/account-contract';
import { type Currency, currencyOf, PREPAID_TYPE, type Queryable } from '@touchline/server-kernel';

/**
 * The currency of the selected account, in which limits, reality checks and statements are shown.
 *
 * @throws Refusal 409 for a currency without a unit.
 * @spec LIM-12
 */
export async function selectedCurrencyOf(db: Queryable, userId: number): Promise<Currency> {
  const [row] = await db.query<{ currency_iso: string }>(
    `select currency_iso from accounts where user_id = $1 and type <> $3 and closed_at is null
     order by is_active desc, type = $2 desc, id limit 1`,
    [userId, AccountType.Main, PREPAID_TYPE],
  );
  return currencyOf(row?.currency_iso ?? 'EUR');
}
