import type { Migration } from '../migration.ts';

export const terms: Migration = {
  name: '004-terms',
  // The version of the terms (its time, in seconds) that a player agreed to last; null means those of the registration.
  up: [`alter table users add column terms_agreed_at bigint`],
};
