import type { Migration } from '../migration.ts';

/** Letters that wait for the mail server, and messages that the sandbox shows instead of sending them. */
export const outgoingMessages: Migration = {
  name: '401-outgoing-messages',
  up: [
    // Times in milliseconds by the server's clock; taken_until by the clock of the database. Without a recipient it is never sent or shown.
    `create table outgoing_messages (
       id bigint generated always as identity primary key,
       kind text not null check (kind in ('email', 'sms')),
       recipient text,
       subject text not null,
       body text not null,
       html text,
       ref text,
       is_posted boolean not null,
       at bigint not null,
       until bigint not null,
       taken_until timestamptz not null default '-infinity'
     )`,
    'create index outgoing_messages_by_ref on outgoing_messages (ref)',
  ],
};
