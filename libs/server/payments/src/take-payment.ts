import { TakenElsewhere } from '@touchline/server-kernel/db';
import type { Db } from '@touchline/server-kernel/db';
import { paymentRows, type PaymentRow } from './payment-rows.ts';
import { CHECK_MS } from './withdrawals/send.ts';

/** An open payment is queried after this time without news. */
const ASK_AFTER_MS = 3_000;
/** How long a process has a payment for itself. More than its calls to the provider and its statements may take together. */
const TAKEN_MS = 30_000;

/** Open payments that are due at the time `$2` and that no process works on. */
export const DUE = `
  state in ('started', 'pending', 'requested', 'checked', 'sent') and taken_until < clock_timestamp()
  and coalesce(checked_at, updated_at) <=
    $2::bigint - case state when 'requested' then ${CHECK_MS} when 'checked' then 0 else ${ASK_AFTER_MS} end`;

const TAKE = `
  update payments set taken_until = clock_timestamp() + ${TAKEN_MS} * interval '1 millisecond'
  where id = (select id from payments where id = $1 and ${DUE} for update skip locked) returning taken_until::text as until`;

/**
 * Does the work for an open payment that is due, unless another process does it. The payment is taken for half a minute and no row is locked
 * meanwhile, so that the work may call the provider. What a killed process has taken is free again afterwards; only the clock of the
 * database counts, so processes need not agree on the time.
 *
 * @param work - gets the payment as it is once it has been taken.
 * @returns whether the payment exists. @throws TakenElsewhere if another process has it, or if it is not due any more.
 * @spec AC-04 BET-6
 */
export async function takePayment(
  { db, now }: { db: Db; now: () => number },
  id: number,
  work: (row: PaymentRow) => Promise<void>,
): Promise<boolean> {
  const [taken] = await db.query<{ until: string }>(TAKE, [id, now()]);
  if (taken === undefined) throw new TakenElsewhere();
  try {
    const [row] = await paymentRows(db, 'payments.id = $1', [id]);
    if (row !== undefined) await work(row);
    return row !== undefined;
  } finally {
    // Not the lease of the process that has taken the payment since.
    await db.query(`update payments set taken_until = '-infinity' where id = $1 and taken_until = $2::timestamptz`, [id, taken.until]);
  }
}

/** Frees what a killed process has taken, where no other process can use the database. */
export async function freeTakenPayments(db: Db): Promise<void> {
  if (db.engine === 'pglite') await db.query(`update payments set taken_until = '-infinity' where taken_until <> '-infinity'`);
}
