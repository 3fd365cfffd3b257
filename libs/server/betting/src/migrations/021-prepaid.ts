import type { Migration } from '@touchline/server-kernel';

export const prepaid: Migration = {
  name: '021-prepaid',
  up: [
    // Prepaid money is an account of its own kind (20), which nobody chooses: it only pays stakes.
    `alter table accounts drop constraint accounts_type_check`,
    `alter table accounts add constraint accounts_type_check check (type in (0, 4, 9, 20))`,
    // What of the stake prepaid money paid.
    `alter table coupons add column prepaid_amount bigint not null default 0`,
    `alter table coupons add constraint prepaid_within_stake check (prepaid_amount between 0 and coalesce(paid_stake, amount))`,
  ],
};
