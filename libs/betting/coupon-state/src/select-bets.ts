import { selectCouponSlice } from './coupon.slice.ts';
import type { CouponBet } from './rules/coupon-bet.ts';

// What every page with odds reads; apart from the selectors that count money, so that a first page does without the sums.

export const selectCouponBets = (state: unknown): readonly CouponBet[] => selectCouponSlice(state).bets;
export const selectCouponCount = (state: unknown): number => selectCouponBets(state).length;
/** Whether an outcome stands in the coupon: `useSelector(selectIsPicked(id))`. */
export const selectIsPicked =
  (outcomeId: number) =>
  (state: unknown): boolean =>
    selectCouponBets(state).some((bet) => bet.outcomeId === outcomeId);
