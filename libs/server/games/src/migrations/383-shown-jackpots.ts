import type { Migration } from '@touchline/server-kernel/db';

/** The jackpots that other modules may read; the casino shows them. @spec CS-01 */
export const shownJackpots: Migration = {
  name: '383-shown-jackpots',
  up: [
    `create view shown_jackpots as
     select currency_iso, balance as amount from accounts where house_name like 'jackpots:%'`,
  ],
};
