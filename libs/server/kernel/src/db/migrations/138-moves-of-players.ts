import type { Migration } from '../migration.ts';

/** What is new in a player's ledger since a move: the wager gate asks it before every stake of a player with limits. */
export const movesOfPlayers: Migration = {
  name: '138-moves-of-players',
  up: [`create index ledger_transactions_of_user_by_id on ledger_transactions (user_id, id) where user_id is not null`],
};
