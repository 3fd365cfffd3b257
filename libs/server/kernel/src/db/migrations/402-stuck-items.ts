import type { Migration } from '../migration.ts';

/** Items of background work that fail, shared by all processes. Times in milliseconds by the server's clock. */
export const stuckItems: Migration = {
  name: '402-stuck-items',
  up: [
    `create table stuck_items (
       job text not null,
       item text not null,
       failures integer not null,
       reason text not null,
       since_ms bigint not null,
       retry_at_ms bigint not null,
       primary key (job, item)
     )`,
  ],
};
