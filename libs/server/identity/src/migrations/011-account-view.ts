import type { Migration } from '@touchline/server-kernel/db';

/** View settings of players. */
export const accountView: Migration = {
  name: '011-account-view',
  up: [
    `create table account_views (
       user_id bigint primary key references users (id),
       view text not null,
       updated_at_ms bigint not null
     )`,
  ],
};
