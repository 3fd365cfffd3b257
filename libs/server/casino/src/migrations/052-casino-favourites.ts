import type { Migration } from '@touchline/server-kernel/db';

export const casinoFavourites: Migration = {
  name: '052-casino-favourites',
  up: [
    `create table casino_favourites (
       user_id bigint not null references users (id),
       game_id bigint not null,
       made_at bigint not null,
       primary key (user_id, game_id)
     )`,
  ],
};
