import type { Migration } from '@touchline/server-kernel/db';

export const officePeople: Migration = {
  name: '043-office-people',
  up: [
    `create table friend_codes (user_id bigint primary key references users (id), code text not null unique)`,
    // Support requests, messages to the account manager, and appeals against a block.
    `create table threads (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       kind text not null check (kind in ('support', 'manager', 'appeal')),
       topic text not null default '',
       subject text not null default '',
       state text not null,
       is_unread boolean not null default false,
       at bigint not null
     )`,
    `create index threads_of_user on threads (user_id, kind, id desc)`,
    `create table thread_lines (
       id bigint generated always as identity primary key,
       thread_id bigint not null references threads (id) on delete cascade,
       author text not null check (author in ('player', 'staff', 'auto')),
       text text not null,
       at bigint not null
     )`,
    `create index thread_lines_of_thread on thread_lines (thread_id, id)`,
    `create table manager_calls (user_id bigint primary key references users (id), at bigint not null)`,
    `create table ideas (
       id bigint generated always as identity primary key,
       user_id bigint references users (id),
       title text not null,
       text text not null,
       state text not null default 'new' check (state in ('new', 'planned', 'done', 'declined')),
       at bigint not null
     )`,
    `create table idea_votes (
       idea_id bigint not null references ideas (id) on delete cascade,
       user_id bigint not null references users (id),
       primary key (idea_id, user_id)
     )`,
  ],
};
