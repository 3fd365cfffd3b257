import type { Migration } from '../db/migration.ts';

/**
 * Tables and types of accounts that coupons had before the kernel took wagers over from them (030-wagers), as far as the kernel uses them.
 * The betting module creates them in its first migrations; a backend without that module gets these.
 */
export const beforeWagers: Migration = {
  name: '029-before-wagers',
  up: [
    `create table placements (
       user_id bigint not null references users (id),
       id uuid not null,
       body_hash text not null,
       answer text not null,
       is_accepted boolean not null,
       created_at bigint not null,
       primary key (user_id, id)
     )`,
    'create table coupons (id bigint primary key, user_id bigint not null, account_id bigint not null)',
    `create table pending_placements (
       user_id bigint not null references users (id),
       id uuid not null,
       body_hash text not null,
       sale text not null,
       decide_at bigint not null,
       primary key (user_id, id)
     )`,
    'create index pending_placements_due on pending_placements (decide_at)',
    // Accounts of prepaid money are of the kernel too.
    'alter table accounts drop constraint accounts_type_check',
    'alter table accounts add constraint accounts_type_check check (type in (0, 4, 9, 20))',
  ],
};
