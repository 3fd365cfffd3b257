import type { Migration } from '@touchline/server-kernel';

export const couponsByTime: Migration = {
  name: '141-coupons-by-time',
  // The bets of the last day are counted every half a minute, whoever placed them.
  up: [`create index coupons_by_time on coupons (placed_at_ms)`],
};
