import type { Migration } from '@touchline/server-kernel/db';

/** Purchases with points. The id is made by the browser, so that a repeated request buys only once. */
export const pointPurchases: Migration = {
  name: '062-points',
  up: [
    `create table point_purchases (
       user_id bigint not null references users (id),
       id uuid not null,
       item text not null,
       price integer not null check (price > 0),
       bought_at bigint not null,
       primary key (user_id, id)
     )`,
  ],
};
