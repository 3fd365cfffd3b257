import type { Migration } from '@touchline/server-kernel';

export const builder: Migration = {
  name: '210-builder',
  up: [
    // Outcomes of one match under an id, so that a coupon can name them as one; who put them together is nobody's business.
    `create table builder_combinations (id bigint primary key, legs text not null, created_at bigint not null)`,
    // Legs of a bet builder with what became of them, and the odds of each part, as JSON.
    `alter table bets add column builder text`,
  ],
};
