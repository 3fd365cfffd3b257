import type { Migration } from '@touchline/server-kernel/db';

export const office: Migration = {
  name: '042-office',
  up: [
    // A closed account keeps its ledger entries; its balance is zero, and it reopens if its currency is added again.
    `alter table accounts add column label text not null default '', add column closed_at bigint`,
    `create index users_by_ref_code on users (ref_code) where ref_code is not null`,
    `create table wallet_orders (
       user_id bigint not null references users (id),
       currency_iso text not null,
       opens_at bigint not null,
       primary key (user_id, currency_iso)
     )`,
    `create table conversions (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       intent_id uuid not null,
       from_id bigint not null references accounts (id),
       to_id bigint not null references accounts (id),
       amount bigint not null check (amount > 0),
       gives bigint not null check (gives > 0),
       made_at bigint not null,
       unique (user_id, intent_id)
     )`,
    // Personal data is stored encrypted; the key is not in the database.
    `create table profiles (user_id bigint primary key references users (id), sealed text not null, updated_at bigint not null)`,
    `create table bonuses (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       source text not null check (source in ('deposit', 'promo', 'friend')),
       name text not null,
       account_id bigint not null references accounts (id),
       currency_iso text not null,
       amount bigint not null check (amount > 0),
       taken_back bigint not null default 0 check (taken_back between 0 and amount),
       moved bigint not null default 0 check (moved >= 0),
       state text not null default 'active' check (state in ('active', 'paid', 'expired', 'given-up')),
       product text not null check (product in ('sports', 'casino')),
       factor integer not null check (factor between 0 and 10),
       min_coef integer not null,
       at bigint not null,
       expires_at bigint not null,
       unique (user_id, source, name)
     )`,
    `create index bonuses_active on bonuses (expires_at) where state = 'active'`,
    `create table bonus_choices (user_id bigint primary key references users (id), offer_id text not null, chosen_at bigint not null)`,
    `create table cashbacks (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       kind text not null check (kind in ('vip', 'premium')),
       from_at bigint not null,
       account_id bigint not null references accounts (id),
       currency_iso text not null,
       amount bigint not null check (amount >= 0),
       points bigint not null default 0,
       at bigint not null,
       unique (user_id, kind, from_at)
     )`,
  ],
};
