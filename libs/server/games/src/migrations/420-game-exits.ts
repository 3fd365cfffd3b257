import type { Migration } from '@touchline/server-kernel/db';

export const gameExits: Migration = {
  name: '420-game-exits',
  up: [
    // When each request to leave a climb arrived. A repeat has the same id, so it keeps the first time.
    `create table game_exits (
       round_id bigint not null references game_rounds (id),
       request_id text not null,
       arrived_at bigint not null,
       primary key (round_id, request_id)
     )`,
  ],
};
