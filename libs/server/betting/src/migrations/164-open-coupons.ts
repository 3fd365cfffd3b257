import type { Migration } from '@touchline/server-kernel';

export const openCoupons: Migration = {
  name: '164-open-coupons',
  // They are counted at every scrape of the metrics, and are few beside those that are settled.
  up: [`create index coupons_open on coupons (id) where state = 'open'`],
};
