import type { Migration } from '../migration.ts';

/** Counts of stored data per address, player or visit, for the window that ends at `ends_at`. */
export const storedCounts: Migration = {
  name: '293-stored-counts',
  up: [
    `create table stored_counts (key text primary key, ends_at bigint not null, taken bigint not null)`,
    `create index stored_counts_ends on stored_counts (ends_at)`,
  ],
};
