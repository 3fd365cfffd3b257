import type { Migration } from '@touchline/server-kernel';

/** What other modules may read of coupons: the bets themselves stay with this module. ADR 0146 */
export const playersCoupons: Migration = {
  name: '190-players-coupons',
  up: ['create view shown_coupons as select id, user_id, account_id, state, coef, closed_stake from coupons'],
};
