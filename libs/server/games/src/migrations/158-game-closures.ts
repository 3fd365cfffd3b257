import type { Migration } from '@touchline/server-kernel';

export const gameClosures: Migration = {
  name: '158-game-closures',
  up: [
    // Failures of a game one after another. From the fifth on it is closed until somebody opens it again; a round that works forgets them.
    `create table game_closures (
       model text primary key,
       failures bigint not null,
       fault text not null,
       failed_at bigint not null,
       closed_at bigint
     )`,
    // Rounds whose stored bet or moves cannot be read: found when somebody looked, and kept here until they have been examined.
    `create table game_damaged_rounds (
       round_id bigint primary key references game_rounds (id),
       fault text not null,
       found_at bigint not null,
       times bigint not null default 1,
       examined_at bigint
     )`,
  ],
};
