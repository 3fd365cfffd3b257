import type { Migration } from '../migration.ts';

/** State shared by several processes on one database: leases, and messages that are too long for a notification. */
export const processes: Migration = {
  name: '250-processes',
  up: [
    `create table leases (
      name text primary key,
      holder text not null,
      term bigint not null,
      until timestamptz not null
    )`,
    `create table broker_messages (
      id bigint generated always as identity primary key,
      body text not null,
      at bigint not null
    )`,
    'create index broker_messages_at on broker_messages (at)',
  ],
};
