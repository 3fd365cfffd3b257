import type { Migration } from '../migration.ts';

/** Time of a player's last activity, and sessions that end through inactivity. */
export const idleSessions: Migration = {
  name: '080-idle-sessions',
  up: [
    `alter table sessions add column touched_at bigint`,
    `alter table sessions drop constraint if exists sessions_ended_for_check`,
    `alter table sessions add constraint sessions_ended_for_check check (ended_for in ('session-limit', 'idle'))`,
  ],
};
