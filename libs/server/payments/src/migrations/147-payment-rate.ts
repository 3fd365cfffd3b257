import type { Migration } from '@touchline/server-kernel/db';

/** Drops an unused column: the expiry of a rate is part of the payment's instructions. */
export const paymentRate: Migration = {
  name: '147-payment-rate',
  up: ['alter table payments drop column rate_until'],
};
