import { Refusal } from '@touchline/server-kernel';
import { applySnapshot } from '../apply.ts';
import { paymentRows, type PaymentRow, stepFrom } from '../payment-rows.ts';
import type { PaymentServices } from '../services.ts';

/**
 * Cancels an unpaid deposit. The provider decides: a payment that was already made there is credited despite the cancellation.
 *
 * @throws Refusal 404, 409 if it is too late, 503 if the provider does not answer.
 * @spec AC-04
 */
export async function cancelDeposit(services: PaymentServices, userId: number, id: number): Promise<PaymentRow> {
  const { db, now, provider } = services;
  const find = () => paymentRows(db, `payments.id = $1 and payments.user_id = $2 and direction = 'deposit'`, [id, userId]);
  const [row] = await find();
  if (row === undefined) throw new Refusal(404, 'not-found', { detail: 'You have no such deposit' });
  if (row.state === 'cancelled') return row;
  const reference = `deposit:${id}`;
  const unavailable = (cause: unknown): never => {
    throw new Refusal(503, 'provider-unavailable', {
      ...{ detail: 'The payment provider does not answer, please try again', retryAfterSeconds: 5, cause },
    });
  };
  const snapshot = await provider.cancel(reference).catch(unavailable);
  if (snapshot !== null) await db.transaction((tx) => applySnapshot(tx, services, snapshot));
  // The provider does not know the payment, so it cannot be paid.
  else if (row.state === 'started' && (await provider.read('payment', reference).catch(unavailable)) === null)
    await db.transaction((tx) => stepFrom(tx, row, 'cancelled', now()));
  else throw new Refusal(409, 'too-late', { detail: 'This deposit is paid already or being paid' });
  const [after = row] = await find();
  return after;
}
