import { createAction } from '@reduxjs/toolkit';

// Coupon commands that are not edits; edits are `editCoupon`.

/** The player places the coupon on the screen; the id identifies its content. @spec CP-26 BET-3 ODD-2 */
export const placeRequested = createAction<{ intentId: string }>('coupon/placeRequested');
/** A code was typed or scanned; the verdicts for its bets are in `selectLoadedCoupon`. @spec CP-31 */
export const couponCodeEntered = createAction<{ code: string }>('coupon/codeEntered');
/** Shares the coupon as a code (`selectSharedCoupon`). @spec CP-31 */
export const shareRequested = createAction('coupon/shareRequested');
/** Switches one-click on or off; with bets in the coupon, "on" only asks (`selectOneClick`). @spec CP-17 CP-16 */
export const oneClickWanted = createAction<{ isActive: boolean }>('coupon/oneClickWanted');
/** Answer to that question: yes clears the coupon and switches one-click on. @spec CP-17 */
export const oneClickAnswered = createAction<{ isConfirmed: boolean }>('coupon/oneClickAnswered');
/** The coupon (its page, the rail, the sheet) became visible or hidden. @spec CP-20 */
export const couponShown = createAction<{ isShown: boolean }>('coupon/shown');
/** The player closed the reminder. @spec CP-20 */
export const reminderClosed = createAction('coupon/reminderClosed');
