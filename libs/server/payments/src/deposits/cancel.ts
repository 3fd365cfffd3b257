import { Refusal } from '@touchline/server-kernel';
import { applyTold } from '../apply.ts';
import { paymentRows, type PaymentRow, stepTo } from '../payment-rows.ts';
import type { PaymentServices } from '../services.ts';

/**
 * Gives up a deposit that nobody has paid yet. The provider decides: what is paid there is credited, whatever the player pressed.
 *
 * @throws Refusal 404, 409 when it is too late, 503 when the provider does not answer.
 * @spec AC-04
 */
export async function cancelDeposit(services: PaymentServices, userId: number, id: number): Promise<PaymentRow> {
  const { db, now, provider } = services;
  const find = () => paymentRows(db, `payments.id = $1 and payments.user_id = $2 and direction = 'deposit'`, [id, userId]);
  const [row] = await find();
  if (row === undefined) throw new Refusal(404, 'not-found', { detail: 'You have no such deposit' });
  if (row.state === 'cancelled') return row;
  const reference = `deposit:${id}`;
  const silent = (cause: unknown): never => {
    throw new Refusal(503, 'provider-unavailable', {
      ...{ detail: 'The payment provider does not answer, please try again', retryAfterSeconds: 5, cause },
    });
  };
  const told = await provider.cancel(reference).catch(silent);
  if (told !== null) await db.transaction((tx) => applyTold(tx, services, told));
  // It never got as far as the provider: there is nothing to pay.
  else if (row.state === 'started' && (await provider.read('payment', reference).catch(silent)) === null)
    await db.transaction((tx) => stepTo(tx, id, 'cancelled', now()));
  else throw new Refusal(409, 'too-late', { detail: 'This deposit is paid already or being paid' });
  const [after = row] = await find();
  return after;
}
