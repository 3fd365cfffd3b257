import type { Migration } from '@touchline/server-kernel/db';

/** Whether the provider's page opens in a frame; fixed for each payment. */
export const framedPayments: Migration = {
  name: '166-framed-payments',
  up: ['alter table payments add column is_framed boolean not null default false'],
};
