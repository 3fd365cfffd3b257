import type { Migration } from '@touchline/server-kernel/db';

export const rolledRounds: Migration = {
  name: '390-rolled-rounds',
  up: [
    // When a round of several rolls was last rolled by a move: the game cycle counts from there.
    `alter table game_rounds add column rolled_at bigint`,
    `create index game_rounds_rolled on game_rounds (user_id, rolled_at) where rolled_at is not null`,
  ],
};
