import type { Migration } from '@touchline/server-kernel/db';

/** Notes the self-exclusions that began before the kernel knew of them. */
export const notedExclusions: Migration = {
  name: '331-noted-exclusions',
  up: [
    `insert into excluded_people (user_id, from_at, until_at)
     select user_id, coalesce(started_at, planned_at), greatest(coalesce(ends_at, 0), coalesce(planned_ends_at, 0))
     from player_limits where limit_type = 30 and coalesce(started_at, planned_at) is not null
       and greatest(coalesce(ends_at, 0), coalesce(planned_ends_at, 0)) > coalesce(started_at, planned_at)`,
  ],
};
