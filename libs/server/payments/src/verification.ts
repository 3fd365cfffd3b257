import type { Cashier, PaymentDirection } from '@touchline/payments-contract';
import { currencyOf, type Queryable, type ReadVerification } from '@touchline/server-kernel';

const DEPOSITED = `
  select coalesce(sum(case when state in ('started', 'pending') then asked else captured end), 0)::bigint as sum
  from payments where user_id = $1 and currency_iso = $2 and direction = 'deposit'`;

interface Question {
  userId: number;
  currencyIso: string;
  nowMs: number;
}

/** Sums from which documents are asked for, and what counts towards them; null once the player is verified. @spec AC-09 */
export async function verificationAhead(db: Queryable, read: ReadVerification, question: Question): Promise<Cashier['verification']> {
  const { userId, currencyIso, nowMs } = question;
  const { isVerified, fromUnits } = await read(db, userId, nowMs);
  if (isVerified) return null;
  const [row] = await db.query<{ sum: number }>(DEPOSITED, [userId, currencyIso]);
  return { from: fromUnits * currencyOf(currencyIso).unit, deposited: row?.sum ?? 0 };
}

/**
 * The sum that makes a payment wait for documents: deposits in total, those on their way included, or one withdrawal. Null when it may go on.
 *
 * @param amount - minor units of the account's currency.
 * @spec AC-09 ID-19
 */
export function verificationStop(ahead: Cashier['verification'], direction: PaymentDirection, amount: number): number | null {
  if (ahead === null) return null;
  const sum = direction === 'deposit' ? ahead.deposited + amount : amount;
  return sum >= ahead.from ? ahead.from : null;
}
