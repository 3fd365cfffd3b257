import type { Migration } from '@touchline/server-kernel/db';

/** The last value of a limit that the player removed, for the list of limits that are over. Milliseconds. @spec RG-01 */
export const endedLimits: Migration = {
  name: '370-ended-limits',
  up: [
    `alter table player_limits
       add column ended_value bigint,
       add column ended_from bigint,
       add column ended_at bigint,
       add column ended_currency_iso text,
       add constraint player_limits_ended_whole
         check ((ended_value is null) = (ended_from is null) and (ended_value is null) = (ended_at is null))`,
  ],
};
