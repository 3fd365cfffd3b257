import type { Migration } from '@touchline/server-kernel/db';

/** Inbox items and notification settings of players. */
export const inbox: Migration = {
  name: '241-inbox',
  up: [
    `create table inbox_items (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       topic text not null,
       kind text not null,
       ref text not null,
       amount bigint,
       currency_iso text,
       at bigint not null,
       is_read boolean not null default false,
       unique (user_id, kind, ref)
     )`,
    `create index inbox_items_of_user on inbox_items (user_id, id desc)`,
    `create index inbox_items_by_time on inbox_items (at)`,
    `create table inbox_settings (
       user_id bigint primary key references users (id),
       off_topics text[] not null default '{}',
       quiet_from int check (quiet_from between 0 and 1439),
       quiet_to int check (quiet_to between 0 and 1439),
       zone int not null default 0,
       check ((quiet_from is null) = (quiet_to is null))
     )`,
  ],
};
