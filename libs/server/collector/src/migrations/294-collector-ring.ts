import type { Migration } from '@touchline/server-kernel/db';

/** Numbers the events, so that the oldest are found without counting rows. */
export const collectorRing: Migration = {
  name: '294-collector-ring',
  up: [
    `alter table collector_events add column seq bigint generated always as identity`,
    `create unique index collector_events_seq on collector_events (seq)`,
  ],
};
