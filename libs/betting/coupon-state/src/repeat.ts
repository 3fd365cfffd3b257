import { createAction } from '@reduxjs/toolkit';
import type { RepeatedCoupon } from './rules/loaded-coupon.ts';

// Apart from the other wishes: a page of past coupons wishes for this one and needs nothing else of the coupon.

/** The bets of a coupon of the history are wanted again, at the prices of now; how each fared is in `selectLoadedCoupon`. @spec CP-31 */
export const couponRepeated = createAction<RepeatedCoupon>('coupon/repeated');
