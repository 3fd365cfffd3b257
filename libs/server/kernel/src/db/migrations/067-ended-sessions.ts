import type { Migration } from '../migration.ts';

export const endedSessions: Migration = {
  name: '067-ended-sessions',
  // Null: ended by the player or an operator, or expired.
  up: [`alter table sessions add column ended_for text check (ended_for in ('session-limit'))`],
};
