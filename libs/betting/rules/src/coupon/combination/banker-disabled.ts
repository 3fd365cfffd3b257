import { CouponType } from '@touchline/betting-coupon-math';
import { type CouponRule, idsOf } from './coupon-rule.ts';

const NONE: ReadonlySet<number> = new Set();

/** Bets that may not be bankers. @spec CP-29 */
export const bankerDisabled: CouponRule = (bets, typeId) =>
  typeId === CouponType.SystemWithBanker
    ? idsOf(bets, ({ isBanker, isDisabledBanker }) => isBanker === true && isDisabledBanker === true)
    : NONE;
