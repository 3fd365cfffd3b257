import type { Cashier, PaymentDirection } from '@touchline/payments-contract';
import { currencyOf } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { minorOf, type MoneyOf, type ReadVerification, sumOfWorth } from '@touchline/server-kernel/ledger';

const DEPOSITED = `
  select currency_iso as "currencyIso", sum(case when state in ('started', 'pending') then asked else captured end)::bigint as amount
  from payments where user_id = $1 and direction = 'deposit' group by currency_iso`;

interface VerificationQuery {
  userId: number;
  currencyIso: string;
  nowMs: number;
}

/** Thresholds for documents, and the deposits of all accounts that count towards them; null once the player is verified. @spec AC-09 */
export async function verificationAhead(db: Queryable, read: ReadVerification, query: VerificationQuery): Promise<Cashier['verification']> {
  const { userId, currencyIso, nowMs } = query;
  const { isVerified, fromUnits } = await read(db, userId, nowMs);
  if (isVerified) return null;
  const deposited = sumOfWorth(await db.query<MoneyOf>(DEPOSITED, [userId]));
  return { from: fromUnits * currencyOf(currencyIso).unit, deposited: minorOf(deposited, currencyIso) };
}

/**
 * The threshold by which a payment requires documents: for total deposits including pending ones, or for a single withdrawal. Null if the
 * payment may proceed.
 *
 * @param amount - minor units of the account's currency.
 * @spec AC-09 ID-19
 */
export function verificationStop(ahead: Cashier['verification'], direction: PaymentDirection, amount: number): number | null {
  if (ahead === null) return null;
  const sum = direction === 'deposit' ? ahead.deposited + amount : amount;
  return sum >= ahead.from ? ahead.from : null;
}
