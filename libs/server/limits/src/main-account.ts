import { AccountType } from '@touchline/account-contract';
import { type Currency, currencyOf, type Queryable } from '@touchline/server-kernel';

/** The account whose currency limits and reality checks are in. */
export async function mainAccountOf(db: Queryable, userId: number): Promise<Currency & { accountId: number }> {
  const [row] = await db.query<{ id: number; currency_iso: string }>(
    'select id, currency_iso from accounts where user_id = $1 order by type = $2 desc, id',
    [userId, AccountType.Main],
  );
  return { ...currencyOf(row?.currency_iso ?? 'EUR'), accountId: row?.id ?? 0 };
}
