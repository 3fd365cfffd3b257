import type { Migration } from '@touchline/server-kernel';

export const faultyRounds: Migration = {
  name: '144-faulty-rounds',
  up: [
    // A round whose result could not be worked out: voided and refunded, and kept here until somebody has examined it.
    `alter table game_rounds add column fault text`,
    `alter table game_rounds add column fault_examined_at bigint`,
    `create index game_rounds_faulty on game_rounds (id) where fault is not null`,
  ],
};
