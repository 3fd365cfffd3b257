import type { Migration } from '@touchline/server-kernel/db';

/** Sign-in and recovery beyond the password: confirmed addresses, codes, second factors, passkeys and the sign-in log. */
export const access: Migration = {
  name: '032-access',
  up: [
    `alter table users
       add column phone text,
       add column surname text,
       add column birth_date text,
       add column email_confirmed_at bigint,
       add column phone_confirmed_at bigint,
       add column password_changed_at bigint,
       add column ref_code text,
       add column bonus_choice integer not null default 0,
       add column email_auth_at bigint,
       add column question integer,
       add column question_answer_hash text,
       add column mailing text,
       add column newsletter_token text`,
    // Full E.164 format: +491711234567.
    `create unique index users_phone on users (phone) where phone is not null`,
    `create unique index users_newsletter on users (newsletter_token) where newsletter_token is not null`,
    `alter table sessions add column device text, add column country text`,
    // user_id is null if no account has the address: the answer is the same, and no code matches.
    `create table sent_codes (
       id text primary key,
       purpose text not null,
       user_id bigint references users (id),
       kind text not null,
       target text not null,
       lang text not null,
       code_hash text,
       data text,
       sent_at bigint not null,
       expires_at bigint not null,
       tries integer not null default 0,
       approval_hash text,
       done_at bigint
     )`,
    `create index sent_codes_by_end on sent_codes (expires_at)`,
    `create table authenticators (
       user_id bigint primary key references users (id),
       secret text not null,
       enabled_at bigint,
       last_step bigint not null default 0
     )`,
    `create table recovery_codes (
       user_id bigint not null references users (id),
       code_hash text not null,
       primary key (user_id, code_hash)
     )`,
    `create table passkeys (
       id text primary key,
       user_id bigint not null references users (id),
       public_key text not null,
       counter bigint not null,
       transports text not null,
       name text not null,
       created_at bigint not null,
       last_used_at bigint
     )`,
    `create index passkeys_of_user on passkeys (user_id)`,
    `create table sign_ins (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       at bigint not null,
       method text not null,
       device text,
       country text
     )`,
    `create index sign_ins_of_user on sign_ins (user_id, id)`,
  ],
};
