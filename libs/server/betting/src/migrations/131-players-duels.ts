import type { Migration } from '@touchline/server-kernel/db';

export const playersDuels: Migration = {
  name: '131-players-duels',
  // Both names of a duel as JSON: the bet names only one of them, but its settlement needs both.
  up: [`alter table bets add column players_duel text`],
};
