import type { RootState } from '@touchline/shared-state';
import type { CouponBet } from './rules/content/coupon-bet.ts';

// Selectors for every page with odds; separate from the slice and the selectors that compute money, so that a first page does not load
// those.

const NO_BETS: readonly CouponBet[] = [];

export const selectCouponBets = (state: RootState): readonly CouponBet[] =>
  (state as { coupon?: { bets: readonly CouponBet[] } }).coupon?.bets ?? NO_BETS;
export const selectCouponCount = (state: RootState): number => selectCouponBets(state).length;
/** Whether an outcome is in the coupon: `useSelector(selectIsPicked(id))`. */
export const selectIsPicked =
  (outcomeId: number) =>
  (state: RootState): boolean =>
    selectCouponBets(state).some((bet) => bet.outcomeId === outcomeId);
