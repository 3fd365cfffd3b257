import type { Migration } from '@touchline/server-kernel/db';

/** Tournament entries and bonuses of players. Times are milliseconds since 1970, money is in minor units. */
export const casinoOffers: Migration = {
  name: '053-casino-offers',
  up: [
    `create table casino_entries (
       edition text not null,
       user_id bigint not null references users (id),
       joined_at bigint not null,
       left_at bigint,
       primary key (edition, user_id)
     )`,
    // One row per ended edition whose places are final.
    `create table casino_closed_editions (edition text primary key, closed_at bigint not null)`,
    `create table casino_prizes (
       edition text not null,
       place integer not null,
       user_id bigint not null references users (id),
       account_id bigint not null references accounts (id),
       currency_iso text not null,
       amount bigint not null check (amount > 0),
       paid_at bigint,
       primary key (edition, place)
     )`,
    `create table casino_bonuses (
       user_id bigint not null references users (id),
       bonus text not null,
       taken_at bigint not null,
       ends_at bigint not null,
       ended_at bigint,
       credited_at bigint,
       credited bigint,
       primary key (user_id, bonus),
       check ((credited is null) = (credited_at is null))
     )`,
  ],
};
