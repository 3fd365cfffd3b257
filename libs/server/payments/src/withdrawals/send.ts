import { currencyOf } from '@touchline/server-kernel';
import { applySnapshot } from '../apply.ts';
import { kindOf } from '../catalogue.ts';
import { paymentRows, type PaymentRow, stepTo } from '../payment-rows.ts';
import type { PaymentServices } from '../services.ts';

/** Duration of the simulated review before a withdrawal is sent, milliseconds. */
export const CHECK_MS = 5_000;

/**
 * Hands a withdrawal whose review is over to the provider, step by step; completed steps are skipped. Only for the process that has taken it
 * (`takePayment`), so that the provider is called once.
 *
 * @spec AC-04
 */
export async function sendWithdrawal(services: PaymentServices, row: PaymentRow): Promise<void> {
  const { db, now, provider } = services;
  if (row.state === 'requested') {
    await db.transaction(async (tx) => {
      const [fresh] = await paymentRows(tx, 'payments.id = $1', [row.id]);
      if (fresh?.state === 'requested') await stepTo(tx, row.id, 'checked', now());
    });
  }
  const snapshot = await provider.payOut({
    ...{ reference: `withdrawal:${row.id}`, method: kindOf(row.method_id), amount: row.asked - row.fee, fee: row.fee },
    ...{ currency: row.currency_iso, exponent: currencyOf(row.currency_iso).exponent, lang: row.lang },
    instrument: { token: row.instrument_token ?? '', label: row.instrument_label ?? '' },
  });
  await db.transaction((tx) => applySnapshot(tx, services, snapshot));
}
