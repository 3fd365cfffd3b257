import type { Migration } from '@touchline/server-kernel/db';

export const faultyRounds: Migration = {
  name: '144-faulty-rounds',
  up: [
    // Why a round without a computable result was voided and refunded; set until an operator has examined it.
    `alter table game_rounds add column fault text`,
    `alter table game_rounds add column fault_examined_at bigint`,
    `create index game_rounds_faulty on game_rounds (id) where fault is not null`,
  ],
};
