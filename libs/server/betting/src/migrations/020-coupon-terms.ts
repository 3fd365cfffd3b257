import type { Migration } from '@touchline/server-kernel/db';

export const couponTerms: Migration = {
  name: '020-coupon-terms',
  up: [
    // A request may book several coupons: blocks, sizes of a system or singles.
    `alter table coupons add column block_id bigint not null default 0`,
    `alter table coupons add column line_count integer not null default 1`,
    `alter table coupons add column system_name text`,
    // Terms of the sale as JSON; null if they are only odds and the payout limit.
    `alter table coupons add column terms text`,
    // Amount that the player paid; null for the whole stake. The house pays free bets.
    `alter table coupons add column paid_stake bigint check (paid_stake >= 0)`,
    // Parts of the possible win and of the payout that come from bonuses.
    `alter table coupons add column possible_hyper_bonus bigint not null default 0`,
    `alter table coupons add column possible_promo_bonus bigint not null default 0`,
    `alter table coupons add column hyper_bonus bigint not null default 0`,
    `alter table coupons add column promo_bonus bigint not null default 0`,
    // A player can use a code only once, whatever happens to the coupon.
    `create table promo_uses (
       user_id bigint not null references users (id),
       code text not null,
       intent_id uuid not null,
       used_at bigint not null,
       primary key (user_id, code)
     )`,
    // Coupons with a live bet are stored here until they are decided.
    `create table pending_placements (
       user_id bigint not null references users (id),
       id uuid not null,
       body_hash text not null,
       sale text not null,
       decide_at bigint not null,
       primary key (user_id, id)
     )`,
    `create index pending_placements_due on pending_placements (decide_at)`,
  ],
};
