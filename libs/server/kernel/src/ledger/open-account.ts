import type { Queryable } from '../db/db.ts';
import type { House } from './house.ts';
import { grant, OPENING } from './transfer.ts';

/** Opens an account and grants play money from the house. @returns the id of the account */
export async function openAccount(
  tx: Queryable,
  house: House,
  {
    userId,
    type,
    currencyIso,
    amount,
    isActive,
    nowMs,
  }: { userId: number; type: number; currencyIso: string; amount: number; isActive: boolean; nowMs: number },
): Promise<number> {
  const [account] = await tx.query<{ id: number }>(
    'insert into accounts (user_id, type, currency_iso, is_active) values ($1, $2, $3, $4) returning id',
    [userId, type, currencyIso, isActive],
  );
  if (account === undefined) throw new Error('an account was not stored');
  if (amount > 0) {
    await grant(tx, house, OPENING, { ref: String(account.id), userId, accountId: account.id, currencyIso, amount, at: nowMs });
  }
  return account.id;
}
