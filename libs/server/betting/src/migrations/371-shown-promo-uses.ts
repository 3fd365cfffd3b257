import type { Migration } from '@touchline/server-kernel/db';

/** Codes that players used in coupons, with what they earned so far, for the office's history. Milliseconds, minor units. @spec AC-11 */
export const shownPromoUses: Migration = {
  name: '371-shown-promo-uses',
  up: [
    `create view shown_promo_uses as
     select uses.user_id, uses.code, uses.used_at, min(coupons.currency_iso) as currency_iso,
       coalesce(sum(coupons.promo_bonus), 0)::bigint as amount
     from promo_uses as uses left join coupons on coupons.user_id = uses.user_id and coupons.intent_id = uses.intent_id
     group by uses.user_id, uses.code, uses.used_at`,
  ],
};
