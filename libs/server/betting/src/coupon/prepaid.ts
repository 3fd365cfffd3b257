import type { Queryable } from '@touchline/server-kernel/db';
import { type Prepaid, PREPAID_TYPE } from '@touchline/server-kernel/ledger';
import { Rational } from '@touchline/shared-primitives';

/** Distributes the prepaid part of a request among its coupons, first come, first served. @spec CP-32 */
export function prepaidParts(stakes: readonly number[], prepaidAmount: number): number[] {
  let rest = prepaidAmount;
  return stakes.map((stake) => {
    const part = Math.min(stake, rest);
    rest -= part;
    return part;
  });
}

/**
 * Part of a returned stake that goes back to prepaid money, minor units: its share of the stake, rounded down. Only winnings may become
 * withdrawable, so a returned stake must not turn prepaid money into withdrawable money.
 * @spec CP-32 OD-02
 */
export const prepaidBack = ({ amount, prepaid_amount }: { amount: number; prepaid_amount: number }, returned: number): number =>
  prepaid_amount === 0 ? 0 : Number(Rational.of(returned).times(Rational.of(prepaid_amount, amount)).floor());

/** A player's prepaid account in a currency; null for none. */
export async function prepaidAccount(db: Queryable, userId: number, currencyIso: string): Promise<Prepaid | null> {
  const [row] = await db.query<{ id: number; balance: number }>(
    'select id, balance from accounts where user_id = $1 and type = $2 and currency_iso = $3',
    [userId, PREPAID_TYPE, currencyIso],
  );
  return row === undefined ? null : { accountId: row.id, balance: row.balance };
}
