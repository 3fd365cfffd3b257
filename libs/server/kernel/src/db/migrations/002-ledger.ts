import type { Migration } from '../migration.ts';

export const ledger: Migration = {
  name: '002-ledger',
  up: [
    // Accounts of players and of the house, so that every transaction has two sides. Amounts are minor units of the currency.
    `create table accounts (
       id bigint generated always as identity (start with 500100) primary key,
       user_id bigint references users (id),
       type integer not null check (type in (0, 4, 9)),
       house_name text unique,
       currency_iso text not null check (currency_iso ~ '^[A-Z]{3}$'),
       balance bigint not null default 0,
       is_active boolean not null default false,
       points bigint not null default 0,
       check ((user_id is null) <> (house_name is null)),
       constraint player_balance_not_negative check (user_id is null or balance >= 0)
     )`,
    `create unique index accounts_one_per_currency on accounts (user_id, type, currency_iso) where user_id is not null`,
    `create unique index accounts_one_active on accounts (user_id) where is_active`,
    // (kind, ref) identifies the event, so that coupon 7 is paid out at most once.
    `create table ledger_transactions (
       id bigint generated always as identity primary key,
       kind text not null,
       ref text not null,
       created_at bigint not null,
       unique (kind, ref)
     )`,
    `create table ledger_entries (
       id bigint generated always as identity primary key,
       transaction_id bigint not null references ledger_transactions (id),
       account_id bigint not null references accounts (id),
       amount bigint not null check (amount <> 0)
     )`,
    `create index ledger_entries_of_account on ledger_entries (account_id)`,
    `create index ledger_entries_of_transaction on ledger_entries (transaction_id)`,
    // All entries of a transaction are inserted in one statement; their amounts sum to zero in a single currency.
    `create function ledger_check_sum() returns trigger language plpgsql as $$
     begin
       if exists (
         select 1 from added join accounts on accounts.id = added.account_id
         group by added.transaction_id, accounts.currency_iso having sum(added.amount) <> 0
       ) then
         raise exception 'the entries of a ledger transaction must sum to zero in each currency' using errcode = 'check_violation';
       end if;
       return null;
     end $$`,
    `create trigger ledger_entries_sum after insert on ledger_entries referencing new table as added
     for each statement execute function ledger_check_sum()`,
    `create function ledger_refuse_change() returns trigger language plpgsql as $$
     begin
       raise exception 'the ledger is written once: correct it with another transaction' using errcode = 'check_violation';
     end $$`,
    `create trigger ledger_entries_written_once before update or delete or truncate on ledger_entries
     for each statement execute function ledger_refuse_change()`,
    `create trigger ledger_transactions_written_once before update or delete or truncate on ledger_transactions
     for each statement execute function ledger_refuse_change()`,
  ],
};
