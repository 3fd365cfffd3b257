import type { Migration } from '@touchline/server-kernel/db';

/** View of pending deposits, which limits on deposits count. @spec LIM-12 */
export const shownDeposits: Migration = {
  name: '292-shown-deposits',
  up: [
    `create view shown_deposits_under_way as
       select user_id, currency_iso, asked as amount, created_at from payments
       where direction = 'deposit' and state in ('started', 'pending')`,
  ],
};
