import type { Migration } from '@touchline/server-kernel/db';

export const documents: Migration = {
  name: '044-documents',
  up: [
    `create table documents (
       user_id bigint not null references users (id),
       kind text not null check (kind in ('passport', 'address', 'selfie', 'payment')),
       state text not null check (state in ('requested', 'checking', 'accepted', 'refused')),
       reason text,
       at bigint not null,
       primary key (user_id, kind)
     )`,
    // Pictures and uploaded parts are stored encrypted; the key is not in the database.
    `create table document_files (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       kind text not null,
       sealed text not null,
       at bigint not null
     )`,
    `create index document_files_of_user on document_files (user_id)`,
    `create table document_parts (
       user_id bigint not null references users (id),
       upload uuid not null,
       n integer not null,
       sealed text not null,
       at bigint not null,
       primary key (user_id, upload, n)
     )`,
    `create index document_parts_by_age on document_parts (at)`,
    // Access log of pictures.
    `create table document_log (
       id bigint generated always as identity primary key,
       user_id bigint not null,
       kind text not null,
       action text not null check (action in ('stored', 'read', 'judged', 'removed')),
       at bigint not null
     )`,
  ],
};
