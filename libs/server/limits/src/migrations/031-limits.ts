import type { Migration } from '@touchline/server-kernel/db';

export const playerLimits: Migration = {
  name: '031-player-limits',
  up: [
    // Active value, and pending change (pending_at set; a null pending_value removes the limit). Milliseconds, minor units, days.
    `create table player_limits (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       limit_type integer not null,
       currency_iso text,
       value bigint,
       started_at bigint,
       ends_at bigint,
       pending_value bigint,
       pending_at bigint,
       reason integer,
       unique (user_id, limit_type),
       check ((value is null) = (started_at is null))
     )`,
    // Log of the players' own changes.
    `create table player_limit_changes (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       limit_type integer not null,
       action text not null check (action in ('set', 'confirm', 'reject')),
       value bigint,
       pending_value bigint,
       ends_at bigint,
       made_at bigint not null
     )`,
  ],
};
