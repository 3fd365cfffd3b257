import type { Migration } from '@touchline/server-kernel';

/** The end of a rate is part of a payment's instructions; its column was never written. */
export const paymentRate: Migration = {
  name: '147-payment-rate',
  up: ['alter table payments drop column rate_until'],
};
