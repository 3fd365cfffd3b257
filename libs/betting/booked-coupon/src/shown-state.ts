import type { BookedCoupon } from '@touchline/betting-contract';
import type { CouponStateId } from '@touchline/betting-ui';

/**
 * State of a coupon as shown to the player. A system can be settled as won and still pay no more than the player's own stake; such a coupon
 * is not shown as a win.
 *
 * @spec LIM-5 AC-05
 */
export function shownState({ state, amount, prepaidAmount = 0, payout }: BookedCoupon): CouponStateId {
  return state === 'won' && payout !== null && payout <= amount - prepaidAmount ? 'partly' : state;
}
