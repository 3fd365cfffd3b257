import type { Migration } from '@touchline/server-kernel/db';

export const plannedExclusions: Migration = {
  name: '168-planned-exclusions',
  up: [
    // A self-exclusion that begins later, next to the active one. Days, milliseconds.
    `alter table player_limits
       add column planned_value bigint,
       add column planned_at bigint,
       add column planned_ends_at bigint,
       add constraint player_limits_planned_whole
         check ((planned_value is null) = (planned_at is null) and (planned_value is null) = (planned_ends_at is null))`,
    `alter table player_limit_changes add column planned_at bigint, add column planned_ends_at bigint`,
  ],
};
