import type { CouponType } from '@touchline/betting-coupon-math';
import { bankerDisabled } from './combination/banker-disabled.ts';
import { bannedFromExpress } from './combination/banned-from-express.ts';
import type { CouponRule, RuledBet } from './combination/coupon-rule.ts';
import { dependentInCombinations } from './combination/dependent-bets.ts';

/**
 * The rules of what can be combined in a coupon, by the reason of the refusal; the first that a bet breaks is named. The browser locks bets by
 * them and the backend refuses coupons by them.
 *
 * @spec CP-08 CP-29
 */
export const COUPON_RULES = {
  'dependent-bets': dependentInCombinations,
  'banned-from-express': bannedFromExpress,
  'banker-disabled': bankerDisabled,
} as const satisfies Readonly<Record<string, CouponRule>>;

export type CouponRuleReason = keyof typeof COUPON_RULES;

/** Bets that break a rule of coupons of this type, with the first one broken. */
export function brokenRules(bets: readonly RuledBet[], typeId: CouponType): ReadonlyMap<number, CouponRuleReason> {
  const broken = new Map<number, CouponRuleReason>();
  for (const reason of Object.keys(COUPON_RULES) as CouponRuleReason[])
    for (const outcomeId of COUPON_RULES[reason](bets, typeId)) if (!broken.has(outcomeId)) broken.set(outcomeId, reason);
  return broken;
}
