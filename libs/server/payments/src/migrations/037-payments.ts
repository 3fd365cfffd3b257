import type { Migration } from '@touchline/server-kernel/db';

export const payments: Migration = {
  name: '037-payments',
  up: [
    // Payment instruments, to which withdrawals may be paid. Only the provider's token is stored, never a card or account number.
    `create table payment_instruments (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       method_id text not null,
       token text not null,
       label text not null,
       created_at bigint not null,
       unique (user_id, method_id, token)
     )`,
    // Amounts are minor units, times milliseconds. (user_id, request_id) identifies the intent: a repeated request makes one payment.
    `create table payments (
       id bigint generated always as identity (start with 7001) primary key,
       direction text not null check (direction in ('deposit', 'withdrawal')),
       user_id bigint not null references users (id),
       account_id bigint not null references accounts (id),
       currency_iso text not null,
       method_id text not null,
       instrument_id bigint references payment_instruments (id),
       asked bigint not null check (asked > 0),
       fee bigint not null check (fee >= 0),
       state text not null,
       request_id text not null,
       body_hash text not null,
       provider_version bigint not null default 0,
       captured bigint not null default 0,
       charged_back bigint not null default 0,
       taken_back bigint not null default 0,
       confirmations integer not null default 0,
       hosted_url text,
       instructions text,
       rate_until bigint,
       reason text,
       lang text not null,
       return_to text,
       origin text,
       created_at bigint not null,
       updated_at bigint not null,
       checked_at bigint,
       unique (user_id, request_id)
     )`,
    `create index payments_of_user on payments (user_id, id desc)`,
    `create index payments_open on payments (updated_at) where state in ('started', 'pending', 'requested', 'checked', 'sent')`,
    `create table payment_steps (
       payment_id bigint not null references payments (id),
       n integer not null,
       state text not null,
       at bigint not null,
       primary key (payment_id, n)
     )`,
    // Ids of handled deliveries, to detect repetitions.
    `create table payment_webhooks (id text primary key, received_at bigint not null)`,
    `create index payment_webhooks_by_age on payment_webhooks (received_at)`,
  ],
};
