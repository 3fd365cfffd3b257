import type { Migration } from '@touchline/server-kernel/db';

export const wallet: Migration = {
  name: '270-wallet',
  up: [
    // Pseudonyms of players, a different one for each provider.
    `create table wallet_players (
       provider text not null,
       user_id bigint not null references users (id),
       name text not null,
       primary key (provider, user_id),
       unique (provider, name)
     )`,
    // Opened game pages. Only the hash of the token is stored.
    `create table wallet_visits (
       id bigint generated always as identity primary key,
       token_hash text not null unique,
       provider text not null,
       user_id bigint not null references users (id),
       account_id bigint not null references accounts (id),
       session_id bigint not null,
       game bigint not null,
       model text not null,
       opened_at bigint not null,
       ends_at bigint not null
     )`,
    `create table wallet_rounds (
       id bigint generated always as identity (start with 900001) primary key,
       provider text not null,
       name text not null,
       user_id bigint not null references users (id),
       account_id bigint not null references accounts (id),
       currency_iso text not null,
       game bigint not null,
       model text not null,
       status text not null check (status in ('open', 'settled', 'void')),
       staked bigint not null default 0,
       returned bigint not null default 0,
       credits bigint not null default 0,
       opened_at bigint not null,
       settled_at bigint,
       unique (provider, name),
       check ((settled_at is null) = (status = 'open'))
     )`,
    `create index wallet_rounds_open on wallet_rounds (opened_at) where status = 'open'`,
    `create index wallet_rounds_of_user on wallet_rounds (user_id, id desc)`,
    // One row per stake, with its ledger reference.
    `create table wallet_stakes (
       ref text primary key,
       round_id bigint not null references wallet_rounds (id),
       provider text not null,
       name text not null,
       staked bigint not null check (staked > 0),
       returned bigint not null default 0,
       is_back boolean not null default false,
       unique (provider, name)
     )`,
    `create index wallet_stakes_of_round on wallet_stakes (round_id)`,
    // Answers to results and rollbacks; answers to stakes are stored with those of all products.
    `create table wallet_answers (
       provider text not null,
       name text not null,
       kind text not null,
       body_hash text not null,
       answer text not null,
       created_at bigint not null,
       primary key (provider, name)
     )`,
    // Rollbacks received before their stakes, which are rejected when they arrive.
    `create table wallet_cancelled (
       provider text not null,
       name text not null,
       created_at bigint not null,
       primary key (provider, name)
     )`,
  ],
};
