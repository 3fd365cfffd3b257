import type { Migration } from '@touchline/server-kernel/db';

export const ending: Migration = {
  name: '310-ending',
  up: [
    // JSON: regular time, extra time and shoot-out of the game that settled the bet; null if it ended in regular time.
    `alter table bets add column ending text`,
  ],
};
