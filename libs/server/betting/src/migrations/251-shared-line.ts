import type { Migration } from '@touchline/server-kernel/db';

/** Manual changes of the line and imports, in the order in which every process applies them. */
export const sharedLine: Migration = {
  name: '251-shared-line',
  up: [
    `create table line_inputs (
      id bigint generated always as identity primary key,
      body jsonb not null,
      at bigint not null
    )`,
    'create index line_inputs_at on line_inputs (at)',
    `create table line_imports (
      key text primary key,
      body text not null,
      imported_at bigint not null
    )`,
  ],
};
