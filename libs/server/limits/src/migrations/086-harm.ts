import type { Migration } from '@touchline/server-kernel/db';

export const harmAlerts: Migration = {
  name: '086-harm-alerts',
  up: [
    // Strong signs of harm reported to the operator, with the action taken; at most one a day per player. Milliseconds.
    `create table harm_alerts (
       user_id bigint not null references users (id),
       day bigint not null,
       found_at bigint not null,
       markers jsonb not null,
       action text not null,
       primary key (user_id, day)
     )`,
    `create index harm_alerts_by_time on harm_alerts (found_at)`,
    // Whether the change requested a looser limit.
    `alter table player_limit_changes add column is_looser boolean not null default false`,
  ],
};
