import type { Migration } from '@touchline/server-kernel/db';

export const editedCoupons: Migration = {
  name: '220-edited-coupons',
  up: [
    // Exchanged coupons: links between the old and the new one, and the value at which the old one was closed.
    `alter table coupons add column edited_from bigint unique references coupons (id) deferrable initially deferred`,
    `alter table coupons add column edited_to bigint unique references coupons (id) deferrable initially deferred`,
    `alter table coupons add column exchanged bigint check (exchanged > 0)`,
    `alter table coupons add constraint exchanged_is_from check ((edited_from is null) = (exchanged is null))`,
    `alter table coupons add constraint edited_is_closed check (edited_to is null or state = 'cashed-out')`,
  ],
};
