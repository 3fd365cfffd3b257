import type { Migration } from '@touchline/server-kernel/db';

/** Exchanges of points for money. The id is made by the browser, so that a repeated request exchanges only once. */
export const pointExchanges: Migration = {
  name: '182-point-exchanges',
  up: [
    `create table point_exchanges (
       id bigint generated always as identity primary key,
       user_id bigint not null references users (id),
       intent_id uuid not null,
       account_id bigint not null references accounts (id),
       currency_iso text not null,
       points bigint not null check (points > 0),
       amount bigint not null check (amount > 0),
       at bigint not null,
       unique (user_id, intent_id)
     )`,
    `alter table accounts add constraint accounts_points_not_negative check (points >= 0)`,
  ],
};
