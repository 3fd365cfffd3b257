import type { Migration } from '@touchline/server-kernel/db';

/** Currency of a pending looser value; null if it is the same as that of the active value. */
export const limitCurrencies: Migration = {
  name: '291-limit-currencies',
  up: [`alter table player_limits add column pending_currency_iso text`],
};
