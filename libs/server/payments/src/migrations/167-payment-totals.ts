import type { Migration } from '@touchline/server-kernel/db';

/** An index that covers the totals of a player's payments, so that many payments do not cause table scans. */
export const paymentTotals: Migration = {
  name: '167-payment-totals',
  up: [
    `create index payment_totals on payments (user_id, created_at)
       include (currency_iso, direction, state, asked, captured, charged_back)`,
  ],
};
