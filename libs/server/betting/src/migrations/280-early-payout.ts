import type { Migration } from '@touchline/server-kernel/db';

export const earlyPayout: Migration = {
  name: '280-early-payout',
  up: [
    // The lead that wins the bet at once, as sold; null if only the result counts.
    `alter table bets add column early_lead integer check (early_lead > 0)`,
    // The score at which an early lead won the bet.
    `alter table bets add column early_score text check (early_score is null or (early_lead is not null and status_id = 1))`,
    `create index bets_open_early on bets (game_id) where status_id < 0 and early_lead is not null`,
  ],
};
