import type { Migration } from '@touchline/server-kernel/db';

/** Decisions about players: the internal status and the identity provider's group code. Without a row the documents decide. */
export const verifications: Migration = {
  name: '360-verifications',
  up: [
    `create table verifications (
       user_id bigint primary key references users (id),
       internal_status integer not null check (internal_status in (0, 1, 3)),
       group_code text,
       at bigint not null
     )`,
  ],
};
