import type { Migration } from '../migration.ts';

export const terms: Migration = {
  name: '004-terms',
  // Version of the terms (its time in seconds) that a player last agreed to; null means the one at registration.
  up: [`alter table users add column terms_agreed_at bigint`],
};
