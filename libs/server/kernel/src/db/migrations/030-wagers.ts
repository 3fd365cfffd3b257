import type { Migration } from '../migration.ts';

/** Kinds that belonged to coupons before other products moved money. */
const OF_COUPONS = `kind in ('stake', 'payout', 'refund', 'hyper-bonus', 'promo') and ref ~ '^[0-9]+$'`;

export const wagers: Migration = {
  name: '030-wagers',
  up: [
    // A transaction is identified by `product:ref` and kind, so that round 5001 and coupon 5001 are different.
    `alter table ledger_transactions
       add column product text check (product ~ '^[a-z][a-z0-9-]*$'),
       add column flow text check (flow in ('stake', 'pay', 'refund', 'transfer')),
       add column user_id bigint references users (id),
       add column account_id bigint references accounts (id)`,
    // Rename existing transactions once; amounts do not change.
    `alter table ledger_transactions disable trigger ledger_transactions_written_once`,
    `alter table ledger_transactions drop constraint ledger_transactions_kind_ref_key`,
    `update ledger_transactions as moves set
       flow = case when ${OF_COUPONS} then case kind when 'stake' then 'stake' when 'refund' then 'refund' else 'pay' end else 'transfer' end,
       product = case when ${OF_COUPONS} then 'coupon' when strpos(ref, ':') > 0 then split_part(ref, ':', 1) else 'grant' end,
       ref = case when strpos(ref, ':') > 0 then substr(ref, strpos(ref, ':') + 1) else ref end`,
    `update ledger_transactions as moves set user_id = coupons.user_id, account_id = coupons.account_id
     from coupons where moves.product = 'coupon' and coupons.id = moves.ref::bigint`,
    `update ledger_transactions as moves set user_id = owned.user_id, account_id = owned.account_id
     from (
       select entries.transaction_id, min(accounts.user_id) as user_id, min(accounts.id) as account_id
       from ledger_entries as entries join accounts on accounts.id = entries.account_id and accounts.user_id is not null
       group by entries.transaction_id
     ) as owned
     where moves.flow = 'transfer' and owned.transaction_id = moves.id`,
    `alter table ledger_transactions enable trigger ledger_transactions_written_once`,
    `alter table ledger_transactions
       alter column product set not null,
       alter column flow set not null,
       add constraint ledger_transactions_name unique (product, ref, kind),
       add constraint ledger_transactions_of_player check ((user_id is null) = (account_id is null))`,
    // For a player's stakes and payouts since a moment, which session results and limits query.
    `create index ledger_transactions_of_user on ledger_transactions (user_id, created_at) where user_id is not null`,
    // Answers and pending decisions belong to a product; a player uses an id only once across all products.
    `alter table placements add column product text not null default 'coupon'`,
    `alter table placements alter column product drop default`,
    `alter table pending_placements rename column sale to memo`,
    // Pending decisions have already passed the gate of the earlier version.
    `update pending_placements set memo = jsonb_build_object('own', memo::jsonb, 'visit', jsonb_build_object('sessionId', 0,
       'isBlocked', false, 'silentService', null, 'termsUpdatedAt', 0,
       'limits', coalesce(memo::jsonb #> '{site,playerLimits}', '[]'::jsonb)))::text`,
    `alter table pending_placements add column product text not null default 'coupon'`,
    `alter table pending_placements alter column product drop default`,
  ],
};
