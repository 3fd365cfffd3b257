import type { Action } from '@reduxjs/toolkit';
import { select, take } from 'typed-redux-saga';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { selectCouponSlice } from '../coupon.slice.ts';
import type { CouponEdit } from '../rules/content/coupon-command.ts';
import { selectMaxStake } from '../selectors/stakes.ts';
import { selectAmount } from '../selectors/terms.ts';

/** Actions that can change the largest stake: quotes, the player's edits and settings, and the balance. */
const isNews = ({ type }: Action): boolean => /^(coupon\/(quoted|edited|restored)|couponSettings\/|accounts\/)/.test(type);

/**
 * Keeps the stake at the maximum while auto-max is on. Each new stake is an edit like any other, so a click places exactly the content at
 * pointer down, or nothing.
 *
 * @spec CP-32
 */
export function* followMax(apply: (edit: CouponEdit) => Generator) {
  while (true) {
    const { isAutoMax } = yield* select(selectCouponSettings);
    const { placement } = yield* select(selectCouponSlice);
    const isPlacing = placement.status === 'placing' || placement.status === 'pending';
    const largest = isAutoMax && !isPlacing ? yield* select(selectMaxStake) : null;
    if (largest !== null && largest !== (yield* select(selectAmount))) yield* apply({ kind: 'amount', amount: largest });
    yield* take(isNews);
  }
}
