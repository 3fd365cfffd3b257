import type { Migration } from '@touchline/server-kernel/db';

export const cashOuts: Migration = {
  name: '090-cash-outs',
  up: [
    // Part of the stake that the player cashed out, the amount paid for it, and the number of parts.
    `alter table coupons add column closed_stake bigint not null default 0`,
    `alter table coupons add column cashed_out bigint not null default 0`,
    `alter table coupons add column cash_outs integer not null default 0`,
    `alter table coupons drop constraint coupons_state_check`,
    `alter table coupons add constraint coupons_state_check check (state in ('open', 'won', 'lost', 'returned', 'cashed-out'))`,
    `alter table coupons add constraint closed_within_stake check (closed_stake between 0 and amount and cashed_out >= 0)`,
    `alter table coupons add constraint closed_is_cashed_out check ((state = 'cashed-out') = (closed_stake = amount))`,
    // One permanent row per intent: a hash of the request and the exact answer, which is null while the decision is pending.
    `create table cash_outs (
       user_id bigint not null references users (id),
       id uuid not null,
       body_hash text not null,
       coupon_id bigint not null references coupons (id),
       stake bigint not null check (stake > 0),
       seen bigint not null check (seen > 0),
       decide_at bigint not null,
       answer text,
       created_at bigint not null,
       primary key (user_id, id)
     )`,
    `create index cash_outs_due on cash_outs (decide_at) where answer is null`,
    // Rules for cashing out a coupon automatically when its offer reaches an amount.
    `create table cash_out_rules (
       coupon_id bigint primary key references coupons (id),
       user_id bigint not null references users (id),
       at_least bigint not null check (at_least > 0),
       created_at bigint not null
     )`,
  ],
};
