import type { Migration } from '@touchline/server-kernel/db';

/** Promotions that players have joined and completed. Times are milliseconds since 1970. */
export const promotionEntries: Migration = {
  name: '061-promotions',
  up: [
    `create table promotion_entries (
       user_id bigint not null references users (id),
       slug text not null,
       joined_at bigint not null,
       completed_at bigint,
       reward integer not null default 0 check (reward >= 0),
       primary key (user_id, slug),
       check (completed_at is not null or reward = 0)
     )`,
  ],
};
