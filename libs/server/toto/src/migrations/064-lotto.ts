import type { Migration } from '@touchline/server-kernel/db';

export const lottoSchema: Migration = {
  name: '064-lotto',
  up: [
    `create table lotto_draws (
       lottery text not null,
       number integer not null,
       closes_at bigint not null,
       draws_at bigint not null,
       seed text not null,
       commitment text not null,
       beacon_round bigint not null,
       beacon text,
       beacon_source text,
       numbers text,
       drawn_at bigint,
       state text not null default 'open' check (state in ('open', 'drawn', 'settled', 'void-paying', 'void')),
       primary key (lottery, number),
       check ((numbers is null) = (drawn_at is null))
     )`,
    `create index lotto_draws_to_do on lotto_draws (draws_at) where state in ('open', 'drawn', 'void-paying')`,
    // Published beacon values, written once.
    `create table lotto_beacon (
       source text not null,
       round bigint not null,
       value text not null,
       recorded_at bigint not null,
       primary key (source, round)
     )`,
  ],
};
