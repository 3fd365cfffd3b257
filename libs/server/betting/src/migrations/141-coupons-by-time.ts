import type { Migration } from '@touchline/server-kernel/db';

export const couponsByTime: Migration = {
  name: '141-coupons-by-time',
  // For the count of all players' bets of the last day, every 30 seconds.
  up: [`create index coupons_by_time on coupons (placed_at_ms)`],
};
