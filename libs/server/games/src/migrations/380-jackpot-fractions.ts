import type { Migration } from '@touchline/server-kernel/db';

export const jackpotFractions: Migration = {
  name: '380-jackpot-fractions',
  up: [
    // Contributions too small to move: hundredths of a minor unit that the house still owes the jackpot of a currency.
    `create table jackpot_fractions (
       currency_iso text primary key,
       hundredths bigint not null check (hundredths between 0 and 99)
     )`,
  ],
};
