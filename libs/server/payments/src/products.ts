import type { Queryable } from '@touchline/server-kernel/db';
import { type Difference, differences, type FailedDepositsQuery, type Product } from '@touchline/server-kernel/ledger';

/** Deposits in the ledger: `deposit:7001`. @spec AC-04 */
export const DEPOSIT = {
  name: 'deposit',
  kinds: { credit: 'transfer', chargeback: 'transfer' },
  reconcile: (db) =>
    differences(
      db,
      'deposit',
      `select id::text as ref, captured - taken_back as booked from payments where direction = 'deposit' and captured > 0`,
    ),
  failedDeposits: async (db: Queryable, { userId, sinceMs }: FailedDepositsQuery): Promise<number[]> => {
    const rows = await db.query<{ updated_at: number }>(
      `select updated_at from payments where user_id = $1 and direction = 'deposit' and state = 'failed' and updated_at > $2`,
      [userId, sinceMs],
    );
    return rows.map(({ updated_at: at }) => at);
  },
} as const satisfies Product;

// The payouts account must hold exactly the amount of withdrawals that have left balances and are not yet received.
const SET_ASIDE = `
  select 'set aside in ' || held.currency_iso as ref, held.booked::bigint as booked, held.posted::bigint as posted
  from (
    select accounts.currency_iso, accounts.balance as posted,
      coalesce((select sum(asked) from payments where direction = 'withdrawal' and state in ('requested', 'checked', 'sent')
        and payments.currency_iso = accounts.currency_iso), 0) as booked
    from accounts where house_name = 'payouts:' || currency_iso
  ) as held where held.booked <> held.posted`;

/** Withdrawals in the ledger: `withdrawal:7002`. @spec AC-04 */
export const WITHDRAWAL = {
  name: 'withdrawal',
  kinds: { hold: 'transfer', paid: 'transfer', return: 'transfer' },
  reconcile: async (db: Queryable): Promise<Difference[]> => [
    ...(await differences(
      db,
      'withdrawal',
      `select id::text as ref, case when state = 'returned' then 0 else -asked end as booked from payments where direction = 'withdrawal'`,
    )),
    ...(await db.query<Difference>(SET_ASIDE)),
  ],
} as const satisfies Product;
