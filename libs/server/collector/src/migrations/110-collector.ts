import type { Migration } from '@touchline/server-kernel/db';

export const collector: Migration = {
  name: '110-collector',
  up: [
    // No personal data: a visit is a random id that lives for a day in one browser.
    `create table collector_events (
       id uuid primary key,
       visit uuid not null,
       at bigint not null,
       received_at bigint not null,
       lang text not null,
       build text not null,
       country text,
       name text not null,
       fields jsonb not null
     )`,
    `create index collector_events_name on collector_events (name, received_at)`,
    `create index collector_events_received on collector_events (received_at)`,
    `create table collector_recordings (
       id bigint generated always as identity primary key,
       recording uuid not null,
       visit uuid not null,
       received_at bigint not null,
       part integer not null,
       parts integer not null,
       data text not null
     )`,
    `create index collector_recordings_received on collector_recordings (received_at)`,
  ],
};
