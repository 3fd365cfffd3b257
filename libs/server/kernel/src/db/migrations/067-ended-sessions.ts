import type { Migration } from '../migration.ts';

export const endedSessions: Migration = {
  name: '067-ended-sessions',
  // Null: the player or an operator ended it, or its time is over.
  up: [`alter table sessions add column ended_for text check (ended_for in ('session-limit'))`],
};
