import type { Migration } from '@touchline/server-kernel/db';

export const correctedResults: Migration = {
  name: '375-corrected-results',
  up: [
    // Results that an operator entered: they replace those of the source for bets on this game, of these opponents and this start.
    `create table corrected_results (
       id bigint generated always as identity primary key,
       game_id bigint not null,
       opponent1 text not null,
       opponent2 text not null,
       start_at bigint not null,
       result text not null,
       reason text not null,
       entered_at bigint not null,
       settled_at bigint
     )`,
    `create index corrected_results_open on corrected_results (id) where settled_at is null`,
    `create index bets_of_game on bets (game_id) where status_id >= 0`,
    // JSON: each time the coupon was settled again. Null if it never was.
    `alter table coupons add column corrections text`,
    // When an operator cancelled the coupon: it is not settled again.
    `alter table coupons add column cancelled_at bigint`,
    // JSON: the share of a winner of an outright with several; null for a whole win.
    `alter table bets add column dead_heat text`,
  ],
};
