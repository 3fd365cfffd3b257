import type { Migration } from '@touchline/server-kernel/db';

export const builder: Migration = {
  name: '210-builder',
  up: [
    // Outcomes of one match under an id, so that a coupon can refer to them as one. For privacy the author is not stored.
    `create table builder_combinations (id bigint primary key, legs text not null, created_at bigint not null)`,
    // Legs of a bet builder with their results, and the odds of each subset, as JSON.
    `alter table bets add column builder text`,
  ],
};
