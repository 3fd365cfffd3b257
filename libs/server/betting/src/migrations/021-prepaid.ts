import type { Migration } from '@touchline/server-kernel/db';

export const prepaid: Migration = {
  name: '021-prepaid',
  up: [
    // Prepaid money has a separate account type (20) that players cannot select: it only pays stakes.
    `alter table accounts drop constraint accounts_type_check`,
    `alter table accounts add constraint accounts_type_check check (type in (0, 4, 9, 20))`,
    // Part of the stake paid from prepaid money.
    `alter table coupons add column prepaid_amount bigint not null default 0`,
    `alter table coupons add constraint prepaid_within_stake check (prepaid_amount between 0 and coalesce(paid_stake, amount))`,
  ],
};
