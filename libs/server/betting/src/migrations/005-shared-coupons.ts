import type { Migration } from '@touchline/server-kernel/db';

export const sharedCoupons: Migration = {
  name: '005-shared-coupons',
  // Outcomes only; for privacy the person who shared them is not stored.
  up: [`create table shared_coupons (code text primary key, bets text not null, created_at bigint not null)`],
};
