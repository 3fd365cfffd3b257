import type { Migration } from '@touchline/server-kernel/db';

/** Columns of coupons that other modules may read; the bets themselves stay private to this module. ADR 0146 */
export const playersCoupons: Migration = {
  name: '190-players-coupons',
  up: ['create view shown_coupons as select id, user_id, account_id, state, coef, closed_stake from coupons'],
};
