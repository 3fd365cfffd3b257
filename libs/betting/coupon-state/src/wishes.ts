import type { CouponType, NamedSystemName } from '@touchline/betting-coupon-math';
import { createAction } from '@reduxjs/toolkit';

// Coupon commands. Sagas turn them into edits with time, tab and the id of the new content.

export const betsRemoved = createAction<{ outcomeIds: readonly number[] }>('coupon/betsRemoved');
/** Restores what was removed last. */
export const undoRequested = createAction('coupon/undoRequested');
/** Chooses a type, and leaves a named system. @spec CP-01 */
export const typeChosen = createAction<{ typeId: CouponType }>('coupon/typeChosen');
/** Size of the combinations without bankers, 2 or more. @spec CP-06 */
export const systemChosen = createAction<{ systemValue: number }>('coupon/systemChosen');
/** A named system, which must fit the number of bets (`selectNamedSystems`); null leaves it. @spec CP-10 */
export const namedSystemChosen = createAction<{ name: NamedSystemName | null }>('coupon/namedSystemChosen');
/** Makes a bet a banker or a normal bet; ignored for a bet that can't be a banker (`selectBankers`). @spec CP-29 */
export const bankerToggled = createAction<{ outcomeId: number }>('coupon/bankerToggled');
/** Moves a bet into a block with a separate stake; null removes it from its block. @spec CP-27 */
export const blockChosen = createAction<{ outcomeId: number; blockId: number | null }>('coupon/blockChosen');
/** Minor units: the whole stake; for many singles the stake of each, for a named system the stake of each combination. */
export const amountChanged = createAction<{ amount: number }>('coupon/amountChanged');
/** Stake of one single in minor units; null for the common stake. @spec CP-27 */
export const betAmountChanged = createAction<{ outcomeId: number; amount: number | null }>('coupon/betAmountChanged');
/** Stake of one block in minor units; null for the common stake. @spec CP-27 */
export const blockAmountChanged = createAction<{ blockId: number; amount: number | null }>('coupon/blockAmountChanged');
/** Steps the stake up or down to a multiple of the step, within the limits. @spec CP-21 */
export const amountStepped = createAction<{ direction: 'up' | 'down' }>('coupon/amountStepped');
/** Sets the largest stake allowed by limits, balance and payout (`selectMaxStake`). @spec CP-32 */
export const maxAmountWanted = createAction('coupon/maxAmountWanted');
/** Sets the smallest stake whose possible win is at least this many minor units (`selectStakeForWin`). @spec CP-10 */
export const winWanted = createAction<{ win: number }>('coupon/winWanted');
/** One of the player's codes; null for none. @spec CP-28 */
export const promoCodeChosen = createAction<{ promoCode: string | null }>('coupon/promoCodeChosen');
/** A typed code, which takes precedence over the chosen one; empty for none. @spec CP-28 */
export const promoCodeTyped = createAction<{ manualPromoCode: string }>('coupon/promoCodeTyped');
/** @spec CP-12 CP-13 */
export const bonusBetChosen = createAction<{ isBonusBet: boolean }>('coupon/bonusBetChosen');
/** Whether prepaid money is used. @spec CP-32 */
export const prepaidChosen = createAction<{ isPrepaid: boolean }>('coupon/prepaidChosen');
/** The account that pays; null for the active one. @spec CP-32 */
export const accountChosen = createAction<{ accountId: number | null }>('coupon/accountChosen');
/** The player accepts the prices on the screen. @spec CP-25 */
export const coefsAccepted = createAction<{ coefs: Readonly<Record<number, number>> }>('coupon/coefsAccepted');
/** The player places the coupon on the screen; the id identifies its content. @spec CP-26 BET-3 ODD-2 */
export const placeRequested = createAction<{ intentId: string }>('coupon/placeRequested');
/** Keeps the bets of the placed coupon for another one. @spec CP-30 */
export const betsKept = createAction('coupon/betsKept');
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
