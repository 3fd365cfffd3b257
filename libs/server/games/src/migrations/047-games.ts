import type { Migration } from '@touchline/server-kernel/db';

export const games: Migration = {
  name: '047-games',
  up: [
    // Seeds of players' rounds. One is in use; a revealed seed is never used again.
    `create table game_seeds (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       server_seed text not null,
       client_seed text not null,
       next_nonce bigint not null default 0,
       created_at bigint not null,
       revealed_at bigint
     )`,
    `create unique index game_seeds_in_use on game_seeds (user_id) where revealed_at is null`,
    // A round is stored as its bet, its moves and its nonce: everything else is derived from these.
    `create table game_rounds (
       id bigint generated always as identity (start with 700001) primary key,
       user_id bigint not null references users (id),
       account_id bigint not null references accounts (id),
       currency_iso text not null,
       model text not null,
       game bigint,
       seed_id bigint not null references game_seeds (id),
       nonce bigint not null,
       amount bigint not null check (amount > 0),
       choice text not null,
       moves text not null default '[]',
       staked bigint not null,
       returned bigint not null default 0,
       status text not null check (status in ('open', 'settled', 'refunded')),
       opened_at bigint not null,
       settled_at bigint,
       unique (seed_id, nonce),
       check ((settled_at is null) = (status = 'open'))
     )`,
    `create unique index game_rounds_open on game_rounds (user_id, model) where status = 'open'`,
    `create index game_rounds_of_user on game_rounds (user_id, id desc)`,
    // One row per stake, with its ledger reference.
    `create table game_stakes (
       ref text primary key,
       round_id bigint not null references game_rounds (id),
       staked bigint not null check (staked > 0),
       returned bigint not null default 0
     )`,
    `create index game_stakes_of_round on game_stakes (round_id)`,
  ],
};
