import type { CouponBet } from './rules/coupon-bet.ts';

// What every page with odds reads; apart from the slice and from the selectors that count money, so that a first page does without them.

const NO_BETS: readonly CouponBet[] = [];

export const selectCouponBets = (state: unknown): readonly CouponBet[] =>
  (state as { coupon?: { bets: readonly CouponBet[] } }).coupon?.bets ?? NO_BETS;
export const selectCouponCount = (state: unknown): number => selectCouponBets(state).length;
/** Whether an outcome stands in the coupon: `useSelector(selectIsPicked(id))`. */
export const selectIsPicked =
  (outcomeId: number) =>
  (state: unknown): boolean =>
    selectCouponBets(state).some((bet) => bet.outcomeId === outcomeId);
