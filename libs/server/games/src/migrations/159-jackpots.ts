import type { Migration } from '@touchline/server-kernel/db';

export const jackpots: Migration = {
  name: '159-jackpots',
  up: [
    // What a round paid into the jackpot of its currency, and what it won from it on top of its result.
    `alter table game_rounds add column jackpot_paid_in bigint not null default 0`,
    `alter table game_rounds add column jackpot_won bigint not null default 0`,
    `create index game_rounds_jackpot on game_rounds (currency_iso) where jackpot_paid_in > 0`,
  ],
};
