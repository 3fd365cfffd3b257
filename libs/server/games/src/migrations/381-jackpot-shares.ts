import type { Migration } from '@touchline/server-kernel/db';

export const jackpotShares: Migration = {
  name: '381-jackpot-shares',
  up: [
    // A round's contribution to the jackpot in hundredths of a minor unit; 'jackpot_paid_in' is what the ledger moved at that round.
    // Rounds from before paid in whole minor units only.
    `alter table game_rounds add column jackpot_share bigint not null default 0`,
    `update game_rounds set jackpot_share = jackpot_paid_in * 100 where jackpot_paid_in > 0`,
    `drop index game_rounds_jackpot`,
    `create index game_rounds_jackpot on game_rounds (currency_iso) where jackpot_share > 0`,
  ],
};
