import type { Migration } from '@touchline/server-kernel/db';

export const enquiries: Migration = {
  name: '038-payment-enquiries',
  up: [
    `create table enquiries (
       id bigint generated always as identity (start with 301) primary key,
       user_id bigint not null references users (id),
       topic_id integer not null,
       sub_topic_id integer,
       payment_id bigint references payments (id),
       state text not null check (state in ('open', 'answered', 'closed')),
       read_up_to integer not null default 0,
       created_at bigint not null,
       updated_at bigint not null
     )`,
    `create index enquiries_of_user on enquiries (user_id, updated_at desc)`,
    // request_id is made by the client, so that a repeated message is stored once.
    `create table enquiry_messages (
       enquiry_id bigint not null references enquiries (id),
       n integer not null,
       author text not null check (author in ('player', 'support')),
       is_automatic boolean not null default false,
       text text not null,
       request_id text unique,
       at bigint not null,
       primary key (enquiry_id, n)
     )`,
    `create table enquiry_files (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       enquiry_id bigint,
       n integer,
       name text not null,
       type text not null,
       content bytea not null,
       created_at bigint not null,
       foreign key (enquiry_id, n) references enquiry_messages (enquiry_id, n)
     )`,
    `create index enquiry_files_of_message on enquiry_files (enquiry_id, n)`,
    `create index enquiry_files_of_user on enquiry_files (user_id, created_at)`,
  ],
};
