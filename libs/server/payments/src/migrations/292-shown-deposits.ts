import type { Migration } from '@touchline/server-kernel';

/** Deposits that have begun and are not credited: limits on deposits count them. @spec LIM-12 */
export const shownDeposits: Migration = {
  name: '292-shown-deposits',
  up: [
    `create view shown_deposits_under_way as
       select user_id, currency_iso, asked as amount, created_at from payments
       where direction = 'deposit' and state in ('started', 'pending')`,
  ],
};
