import type { Migration } from '@touchline/server-kernel/db';

/** Until when a process works on an open payment alone, by the clock of the database. */
export const takenPayments: Migration = {
  name: '400-taken-payments',
  up: [`alter table payments add column taken_until timestamptz not null default '-infinity'`],
};
