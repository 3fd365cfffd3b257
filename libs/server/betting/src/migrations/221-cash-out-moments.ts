import type { Migration } from '@touchline/server-kernel/db';

export const cashOutMoments: Migration = {
  name: '221-cash-out-moments',
  up: [
    // A rule may be triggered by a moment of a match, in addition to an amount or instead of one.
    `alter table cash_out_rules alter column at_least drop not null`,
    `alter table cash_out_rules add column game_id bigint`,
    `alter table cash_out_rules add column minute integer check (minute > 0)`,
    `alter table cash_out_rules add column score1 integer check (score1 >= 0)`,
    `alter table cash_out_rules add column score2 integer check (score2 >= 0)`,
    `alter table cash_out_rules add constraint waits_for_something check (at_least is not null or minute is not null or score1 is not null)`,
    `alter table cash_out_rules add constraint moment_of_a_game check ((game_id is null) = (minute is null and score1 is null))`,
    `alter table cash_out_rules add constraint score_of_both check ((score1 is null) = (score2 is null))`,
  ],
};
