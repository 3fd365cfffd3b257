import type { Migration } from '@touchline/server-kernel/db';

/** Only empty accounts are closed; any later credit reopens them. */
export const closedAccounts: Migration = {
  name: '181-closed-accounts',
  up: [
    `create function accounts_open_for_money() returns trigger language plpgsql as $$
     begin
       new.closed_at := null;
       return new;
     end $$`,
    `create trigger accounts_open_for_money before update of balance on accounts for each row
     when (new.closed_at is not null and new.balance > 0) execute function accounts_open_for_money()`,
    `update accounts set closed_at = null where closed_at is not null and balance > 0`,
  ],
};
