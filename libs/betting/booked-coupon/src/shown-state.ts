import type { BookedCoupon } from '@touchline/betting-contract';
import type { CouponStateId } from '@touchline/betting-ui';

/**
 * State of a coupon as the player sees it. A coupon that is settled as won but pays no more than the player's own money in it, as a system may
 * with one combination, is no win and is not shown as one.
 *
 * @spec LIM-5 AC-05
 */
export function shownState({ state, amount, prepaidAmount = 0, payout }: BookedCoupon): CouponStateId {
  return state === 'won' && payout !== null && payout <= amount - prepaidAmount ? 'partly' : state;
}
