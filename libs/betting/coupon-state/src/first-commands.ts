import { createAction } from '@reduxjs/toolkit';
import type { CouponCommand } from './rules/content/coupon-command.ts';
import type { Pick } from './rules/content/pick.ts';
import type { PickRef } from './rules/loading/linked-pick.ts';

// Commands that a page may dispatch before the coupon is loaded; separate from the others to keep the first page small.

/** Edits the coupon. A saga resolves the command and stamps it with time, tab and the id of the new content. @spec CP-24 CP-26 CPN-3 */
export const editCoupon = createAction<CouponCommand>('coupon/edit');
/** The player pressed odds: adds or removes the outcome; in one-click mode it places a bet. @spec CP-24 CP-16 */
export const betToggled = createAction<Pick>('coupon/betToggled');
/** Bets of a link: a shared coupon by its code, or outcomes. */
export interface LinkedCoupon {
  code: string | null;
  bets: readonly PickRef[];
}
/** The player followed a link that contains bets. @spec GD-16 CP-31 */
export const couponLinkOpened = createAction<LinkedCoupon>('coupon/linkOpened');
