import type { Migration } from '@touchline/server-kernel';

/** A looser value may wait in another currency than the value that binds; null where it is the same. */
export const limitCurrencies: Migration = {
  name: '291-limit-currencies',
  up: [`alter table player_limits add column pending_currency_iso text`],
};
