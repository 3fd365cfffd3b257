import { createAction } from '@reduxjs/toolkit';
import type { Pick } from './rules/pick.ts';
import type { PickRef } from './rules/linked-pick.ts';

// What a page may wish for before the coupon itself has come: apart from the other wishes, so that a first page has no more than these.

/** The player picked an outcome, or let it go; with one-click on, a press on it is a bet. @spec CP-24 CP-16 */
export const betToggled = createAction<Pick>('coupon/betToggled');
export const couponCleared = createAction('coupon/cleared');
/** What a link wants in the coupon: a shared coupon by its code, or outcomes. */
export interface LinkedCoupon {
  code: string | null;
  bets: readonly PickRef[];
}
/** The player came by a link that names bets. @spec GD-16 CP-31 */
export const couponLinkOpened = createAction<LinkedCoupon>('coupon/linkOpened');
