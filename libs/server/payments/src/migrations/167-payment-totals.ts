import type { Migration } from '@touchline/server-kernel';

/** Sums of a player's payments come from the index alone: whoever has very many does not make the house read its whole table. */
export const paymentTotals: Migration = {
  name: '167-payment-totals',
  up: [
    `create index payment_totals on payments (user_id, created_at)
       include (currency_iso, direction, state, asked, captured, charged_back)`,
  ],
};
