import type { Migration } from '@touchline/server-kernel/db';

/** Whether the provider says that an instrument belongs to one person, so that its token ties accounts together. ADR 0056 */
export const personalInstruments: Migration = {
  name: '332-personal-instruments',
  up: [
    'alter table payment_instruments add column is_personal boolean not null default false',
    'create index payment_instruments_of_people on payment_instruments (method_id, token) where is_personal',
  ],
};
