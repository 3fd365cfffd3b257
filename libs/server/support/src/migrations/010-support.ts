import type { Migration } from '@touchline/server-kernel/db';

export const support: Migration = {
  name: '010-support',
  up: [
    // Belongs to a player, or to an anonymous browser, for which only the hash of its cookie is stored.
    `create table support_conversations (
       id bigint generated always as identity primary key,
       user_id bigint unique references users (id),
       key_hash text unique,
       created_at bigint not null,
       read_up_to integer not null default 0,
       check ((user_id is null) <> (key_hash is null))
     )`,
    `create table support_messages (
       conversation_id bigint not null references support_conversations (id) on delete cascade,
       n integer not null,
       author text not null check (author in ('player', 'support')),
       is_automatic boolean not null,
       text text not null,
       at bigint not null,
       client_id uuid,
       primary key (conversation_id, n),
       unique (conversation_id, client_id)
     )`,
  ],
};
