import type { Migration } from '../migration.ts';

export const people: Migration = {
  name: '001-people',
  up: [
    // Secrets of this installation, for example the key that signs access tokens.
    `create table settings (name text primary key, value text not null)`,
    `create table users (
       id bigint generated always as identity (start with 100200301) primary key,
       email text,
       login text not null,
       name text,
       password_hash text not null,
       country_id bigint,
       ban_level integer not null default 0,
       activation_type integer not null default 0,
       registered_at bigint not null,
       last_login_at bigint
     )`,
    `create unique index users_login on users (lower(login))`,
    `create unique index users_email on users (lower(email)) where email is not null`,
    // The cookie contains the id, this table only its hash, so that a copy of the database cannot open sessions.
    `create table sessions (
       id bigint generated always as identity primary key,
       id_hash text not null unique,
       user_id bigint not null references users (id),
       created_at bigint not null,
       previous_login_at bigint,
       expires_at bigint not null,
       ended_at bigint
     )`,
    `create index sessions_of_user on sessions (user_id)`,
    // Times of recent attempts by limited key (a login or an address, stored as a hash).
    `create table rate_windows (key text primary key, hits bigint[] not null)`,
  ],
};
