import type { Migration } from '@touchline/server-kernel/db';

export const sharedDraws: Migration = {
  name: '127-shared-draws',
  up: [
    // One draw for all players of a table, numbered by the timetable; it takes bets until it closes.
    `create table game_draws (
       id bigint generated always as identity primary key,
       model text not null,
       number bigint not null,
       server_seed text not null,
       closes_at bigint not null,
       unique (model, number)
     )`,
    `alter table game_rounds add column draw_id bigint references game_draws (id)`,
    `create index game_rounds_of_draw on game_rounds (draw_id) where draw_id is not null`,
  ],
};
