import { control, type Controls, Refusal } from '@touchline/server-kernel';
import * as z from 'zod/mini';
import { addMessage } from './enquiries/enquiries.ts';
import { compareBooks } from './reconcile.ts';
import type { PaymentServices } from './services.ts';
import { PAYMENT_SWITCHES } from './switches.ts';

/** Control room actions for payments. */
export const paymentControls = (services: PaymentServices): Controls => ({
  actions: [
    control({
      name: 'answer-enquiry',
      label: 'Answer an enquiry about a payment, as support',
      body: z.strictObject({ enquiryId: z.int(), text: z.string().check(z.minLength(1), z.maxLength(2_000)) }),
      run: ({ enquiryId, text }) =>
        services.db.transaction(async (tx) => {
          const [row] = await tx.query<{ user_id: number }>('select user_id from enquiries where id = $1', [enquiryId]);
          if (row === undefined) throw new Refusal(404, 'not-found', { detail: `There is no enquiry ${enquiryId}` });
          await addMessage(tx, row.user_id, enquiryId, { text, requestId: null, files: [], author: 'support' }, services.now());
          return { status: 'ok' };
        }),
    }),
  ],
  switches: PAYMENT_SWITCHES,
  views: [
    {
      name: 'payment-books',
      label: 'Differences between the books of this house and its payment provider',
      run: () => compareBooks(services),
    },
  ],
});
