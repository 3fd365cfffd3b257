import type { Migration } from '@touchline/server-kernel';

/** Whether the provider's page opens in a frame: the page is made for one or the other, and stays so. */
export const framedPayments: Migration = {
  name: '166-framed-payments',
  up: ['alter table payments add column is_framed boolean not null default false'],
};
