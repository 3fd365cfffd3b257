import type { CouponType, NamedSystemName } from '@touchline/betting-coupon-math';
import { createAction } from '@reduxjs/toolkit';

// What the player wants of a coupon that is there. Processes answer these with a time, a tab and the id of the new content.

export const betsRemoved = createAction<{ outcomeIds: readonly number[] }>('coupon/betsRemoved');
/** Brings back what was removed last. */
export const undoRequested = createAction('coupon/undoRequested');
/** Leaves a named system. @spec CP-01 */
export const typeChosen = createAction<{ typeId: CouponType }>('coupon/typeChosen');
/** Size of the combinations, 2 or more; bankers stand beside it. @spec CP-06 */
export const systemChosen = createAction<{ systemValue: number }>('coupon/systemChosen');
/** A system with a name, which the number of bets must make (`selectNamedSystems`); null leaves it. @spec CP-10 */
export const namedSystemChosen = createAction<{ name: NamedSystemName | null }>('coupon/namedSystemChosen');
/** Makes a bet a banker or frees it; nothing happens to one that cannot be (`selectBankers`). @spec CP-29 */
export const bankerToggled = createAction<{ outcomeId: number }>('coupon/bankerToggled');
/** Puts a bet into a block of its own stake; null takes it out. @spec CP-27 */
export const blockChosen = createAction<{ outcomeId: number; blockId: number | null }>('coupon/blockChosen');
/** Minor units; the whole stake, of many singles the stake of each, of a named system the stake of each combination. */
export const amountChanged = createAction<{ amount: number }>('coupon/amountChanged');
/** Stake of one single, minor units; null follows the stake of all. @spec CP-27 */
export const betAmountChanged = createAction<{ outcomeId: number; amount: number | null }>('coupon/betAmountChanged');
/** Stake of one block, minor units; null follows the stake of all. @spec CP-27 */
export const blockAmountChanged = createAction<{ blockId: number; amount: number | null }>('coupon/blockAmountChanged');
/** One step up or down from the stake, to a multiple of the step and within the limits. @spec CP-21 */
export const amountStepped = createAction<{ direction: 'up' | 'down' }>('coupon/amountStepped');
/** The largest stake that limits, balance and payout allow (`selectMaxStake`). @spec CP-32 */
export const maxAmountWanted = createAction('coupon/maxAmountWanted');
/** Sets the smallest stake whose possible win is at least this many minor units (`selectStakeForWin`). @spec CP-10 */
export const winWanted = createAction<{ win: number }>('coupon/winWanted');
/** One of the player's codes, null for none. @spec CP-28 */
export const promoCodeChosen = createAction<{ promoCode: string | null }>('coupon/promoCodeChosen');
/** A code as it was typed; it goes before the chosen one, empty for none. @spec CP-28 */
export const promoCodeTyped = createAction<{ manualPromoCode: string }>('coupon/promoCodeTyped');
/** @spec CP-12 CP-13 */
export const bonusBetChosen = createAction<{ isBonusBet: boolean }>('coupon/bonusBetChosen');
/** Whether the advance pays what the balance cannot. @spec CP-32 */
export const prepaidChosen = createAction<{ isPrepaid: boolean }>('coupon/prepaidChosen');
/** The account that pays; null is the active one. @spec CP-32 */
export const accountChosen = createAction<{ accountId: number | null }>('coupon/accountChosen');
/** The player accepts the prices that were on the screen. @spec CP-25 */
export const coefsAccepted = createAction<{ coefs: Readonly<Record<number, number>> }>('coupon/coefsAccepted');
/** The player wants to place what is on the screen: the id says which content that was. @spec CP-26 BET-3 ODD-2 */
export const placeRequested = createAction<{ intentId: string }>('coupon/placeRequested');
/** The bets of the placed coupon are wanted for another one. @spec CP-30 */
export const betsKept = createAction('coupon/betsKept');
/** A code was typed or read from a picture; how each of its bets fared is in `selectLoadedCoupon`. @spec CP-31 */
export const couponCodeEntered = createAction<{ code: string }>('coupon/codeEntered');
/** The coupon is wanted as a code (`selectSharedCoupon`). @spec CP-31 */
export const shareRequested = createAction('coupon/shareRequested');
/** One-click on or off; with bets in the coupon "on" only asks (`selectOneClick`). @spec CP-17 CP-16 */
export const oneClickWanted = createAction<{ isActive: boolean }>('coupon/oneClickWanted');
/** The answer to that question: yes clears the coupon and turns one-click on. @spec CP-17 */
export const oneClickAnswered = createAction<{ isConfirmed: boolean }>('coupon/oneClickAnswered');
/** The coupon came on the screen (its page, the rail, the sheet) or left it. @spec CP-20 */
export const couponShown = createAction<{ isShown: boolean }>('coupon/shown');
/** The reminder was put away. @spec CP-20 */
export const reminderClosed = createAction('coupon/reminderClosed');
