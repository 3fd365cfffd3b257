import type { Migration } from '@touchline/server-kernel';

export const playersDuels: Migration = {
  name: '131-players-duels',
  // Both names of a duel, as JSON: the bet names one of them, and its settlement needs the other.
  up: [`alter table bets add column players_duel text`],
};
