import type { Migration } from '@touchline/server-kernel/db';

export const totoSchema: Migration = {
  name: '063-toto',
  up: [
    // Games, outcomes and shares are stored as JSON text, because they are written once and read as a whole.
    `create table toto_draws (
       section text not null,
       number integer not null,
       opens_at bigint not null,
       closes_at bigint not null,
       games text not null,
       state text not null default 'selling' check (state in ('selling', 'paying', 'settled')),
       is_void boolean not null default false,
       outcomes text,
       settled_at bigint,
       primary key (section, number)
     )`,
    `create index toto_draws_to_settle on toto_draws (section, number) where state <> 'settled'`,
    // One pool per draw and currency, written when the draw is settled.
    `create table toto_pools (
       section text not null,
       number integer not null,
       currency_iso text not null,
       stakes bigint not null,
       jackpot_in bigint not null,
       result text not null,
       jackpot_out bigint not null,
       primary key (section, currency_iso, number),
       foreign key (section, number) references toto_draws (section, number)
     )`,
    // Games cancelled by a trader.
    `create table toto_cancelled (game_id bigint primary key)`,
    // Tickets of toto and lotto: one stake each, `ticket:id` in the ledger.
    `create table tickets (
       id bigint generated always as identity (start with 80000101) primary key,
       kind text not null check (kind in ('toto', 'lotto')),
       draw_of text not null,
       number integer not null,
       user_id bigint not null references users (id),
       account_id bigint not null references accounts (id),
       intent_id uuid not null,
       currency_iso text not null,
       stake bigint not null check (stake > 0),
       price bigint not null check (price > 0),
       combinations integer not null check (combinations > 0),
       entry text not null,
       placed_at bigint not null,
       draw_at bigint not null,
       state text not null default 'open' check (state in ('open', 'won', 'lost', 'returned')),
       paid bigint check (paid >= 0),
       settled_at bigint,
       check ((state = 'open') = (paid is null)),
       check ((state = 'open') = (settled_at is null)),
       foreign key (user_id, intent_id) references placements (user_id, id) deferrable initially deferred
     )`,
    `create index tickets_of_user on tickets (user_id, id desc)`,
    `create index tickets_of_draw on tickets (kind, draw_of, number)`,
  ],
};
