import type { Migration } from '@touchline/server-kernel/db';

/** View of the players who have ever deposited. @spec AC-03 */
export const shownDepositors: Migration = {
  name: '361-shown-depositors',
  up: [`create view shown_depositors as select distinct user_id from payments where direction = 'deposit' and captured > 0`],
};
