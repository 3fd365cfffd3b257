import type { Migration } from '@touchline/server-kernel/db';

export const play: Migration = {
  name: '068-play',
  up: [
    // Stretches of play of a player over all tabs and devices, milliseconds.
    `create table play_stretches (
       user_id bigint not null references users (id),
       from_at bigint not null,
       to_at bigint not null check (to_at >= from_at),
       primary key (user_id, from_at)
     )`,
    `create index play_stretches_by_end on play_stretches (user_id, to_at)`,
    // When a player last answered a reality check.
    `create table reality_checks (user_id bigint primary key references users (id), answered_at bigint not null)`,
  ],
};
