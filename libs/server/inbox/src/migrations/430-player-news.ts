import type { Migration } from '@touchline/server-kernel/db';

/** Counts of changes of a player, which processes compare instead of queueing events. */
export const playerNews: Migration = {
  name: '430-player-news',
  up: [
    `create table player_news (
       user_id bigint primary key references users (id),
       bets bigint not null default 0,
       notices bigint not null default 0
     )`,
  ],
};
