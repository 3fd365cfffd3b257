import type { Migration } from '@touchline/server-kernel';

export const sharedCoupons: Migration = {
  name: '005-shared-coupons',
  // Outcomes only: who shared them is nobody's business.
  up: [`create table shared_coupons (code text primary key, bets text not null, created_at bigint not null)`],
};
