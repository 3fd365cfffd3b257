import { createAction } from '@reduxjs/toolkit';
import type { RepeatedCoupon } from './rules/loading/loaded-coupon.ts';

// Separate from the other commands: pages of past coupons need only this one.

/** Loads the bets of a past coupon at current prices; the verdicts are in `selectLoadedCoupon`. @spec CP-31 */
export const couponRepeated = createAction<RepeatedCoupon>('coupon/repeated');
