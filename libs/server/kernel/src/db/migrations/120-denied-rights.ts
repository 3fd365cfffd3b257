import type { Migration } from '../migration.ts';

/** Rights that an operator has revoked; without a row a player has the right. */
export const deniedRights: Migration = {
  name: '120-denied-rights',
  up: [
    `create table denied_rights (
       user_id bigint not null references users (id),
       right_name text not null,
       primary key (user_id, right_name)
     )`,
  ],
};
