import type { Migration } from '@touchline/server-kernel/db';

export const gameClosures: Migration = {
  name: '158-game-closures',
  up: [
    // Consecutive failures of a game. With the fifth it closes until an operator reopens it; a round that works deletes the row.
    `create table game_closures (
       model text primary key,
       failures bigint not null,
       fault text not null,
       failed_at bigint not null,
       closed_at bigint
     )`,
    // Rounds whose stored bet or moves cannot be read, listed until an operator has examined them.
    `create table game_damaged_rounds (
       round_id bigint primary key references game_rounds (id),
       fault text not null,
       found_at bigint not null,
       times bigint not null default 1,
       examined_at bigint
     )`,
  ],
};
