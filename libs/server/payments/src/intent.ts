import { Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { canonicalJson } from '@touchline/shared-primitives';
import { createHash } from 'node:crypto';
import { paymentRows, type PaymentRow } from './payment-rows.ts';

/** An account for deposits and withdrawals. */
export interface CashAccount {
  id: number;
  currencyIso: string;
  balance: number;
}

export const hashOf = (body: unknown): string => createHash('sha256').update(canonicalJson(body)).digest('base64url');

/**
 * The payment that this request has already made.
 *
 * @throws Refusal 422 if the id was used for a different request.
 * @spec BET-6
 */
export async function findEarlier(tx: Queryable, userId: number, requestId: string, bodyHash: string): Promise<PaymentRow | undefined> {
  const [known] = await paymentRows(tx, 'payments.user_id = $1 and request_id = $2', [userId, requestId]);
  if (known !== undefined && known.body_hash !== bodyHash)
    throw new Refusal(422, 'id-reused', { detail: 'This id was used for another request', field: 'id' });
  return known;
}

/** A main or currency account of the player, whose money can be withdrawn. @throws Refusal 403 */
export async function cashAccount(tx: Queryable, userId: number, accountId: number): Promise<CashAccount> {
  const [row] = await tx.query<{ id: number; currency_iso: string; balance: number }>(
    'select id, currency_iso, balance from accounts where id = $1 and user_id = $2 and type in (0, 9) and closed_at is null',
    [accountId, userId],
  );
  if (row === undefined) throw new Refusal(403, 'forbidden', { detail: 'This account takes no payments', field: 'accountId' });
  return { id: row.id, currencyIso: row.currency_iso, balance: row.balance };
}

export async function balanceOf(db: Queryable, accountId: number): Promise<number> {
  const [row] = await db.query<{ balance: number }>('select balance from accounts where id = $1', [accountId]);
  return row?.balance ?? 0;
}
