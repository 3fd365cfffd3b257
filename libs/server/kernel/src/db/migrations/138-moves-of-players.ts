import type { Migration } from '../migration.ts';

/** For a player's ledger transactions after a known one: the wager gate queries them before every stake of a player with limits. */
export const movesOfPlayers: Migration = {
  name: '138-moves-of-players',
  up: [`create index ledger_transactions_of_user_by_id on ledger_transactions (user_id, id) where user_id is not null`],
};
