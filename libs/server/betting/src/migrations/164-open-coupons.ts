import type { Migration } from '@touchline/server-kernel/db';

export const openCoupons: Migration = {
  name: '164-open-coupons',
  // Open coupons are counted at every scrape of the metrics, and are few compared with settled ones.
  up: [`create index coupons_open on coupons (id) where state = 'open'`],
};
