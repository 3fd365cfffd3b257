import type { Migration } from '@touchline/server-kernel/db';

/** View of rounds for other modules, without seeds and results. ADR 0146 */
export const shownRounds: Migration = {
  name: '191-shown-rounds',
  up: [
    `create view shown_rounds as
     select id, user_id, account_id, currency_iso, game, model, status, staked, returned, opened_at, settled_at from game_rounds`,
    'create view shown_round_stakes as select ref, round_id from game_stakes',
  ],
};
