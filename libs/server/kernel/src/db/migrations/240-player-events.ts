import type { Migration } from '../migration.ts';

/** Events of players, kept until a consumer has processed them. */
export const playerEvents: Migration = {
  name: '240-player-events',
  up: [
    `create table player_events (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       kind text not null,
       ref text not null,
       amount bigint,
       currency_iso text,
       at bigint not null,
       unique (user_id, kind, ref)
     )`,
  ],
};
