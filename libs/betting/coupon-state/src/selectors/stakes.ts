import { createSelector } from '@reduxjs/toolkit';
import { CouponType } from '@touchline/betting-coupon-math';
import { LARGEST_AMOUNT } from '@touchline/shared-primitives';
import type { RootState } from '@touchline/shared-state';
import { selectCouponSlice } from '../coupon.slice.ts';
import { offerOf } from '../rules/quote/coupon-request.ts';
import { NO_TERMS } from '../rules/quote/quote.ts';
import { stakeForPossibleWin } from '../rules/stakes/stake-for-possible-win.ts';
import { selectOffer, selectSaleTerms } from './figures.ts';
import { selectAmountLimits, selectCouponAccount, selectCouponCurrency, selectFittingQuote, selectTypeId } from './terms.ts';

/** Possible win of another common stake under the same terms. */
const selectWinOf = createSelector(
  [selectCouponSlice, selectSaleTerms],
  (content, terms) => (amount: number) => offerOf(content, amount, terms)?.possibleWin ?? 0,
);

/**
 * Smallest stake whose possible win reaches this amount in minor units: `useSelector(selectStakeForWin(win))`. Null if no stake within the
 * limits reaches it.
 * @spec CP-10
 */
export const selectStakeForWin =
  (win: number) =>
  (state: RootState): number | null =>
    selectOffer(state) === null ? null : stakeForPossibleWin(win, selectWinOf(state), selectAmountLimits(state).max ?? LARGEST_AMOUNT);

/** Amount that the account can pay, including prepaid money in use; null while unknown. @spec CP-32 */
export const selectPurse: (state: RootState) => number | null = createSelector(
  [selectCouponAccount, selectCouponSlice, selectFittingQuote],
  (account, { form }, quote) => (account === null ? null : account.money + (form.isPrepaid ? (quote?.availablePrepaidAmount ?? 0) : 0)),
);

/**
 * Largest common stake allowed by limits (the player's own included), balance and largest payout, in minor units; null without a quote.
 * @spec CP-32
 */
export const selectMaxStake: (state: RootState) => number | null = createSelector(
  [selectCouponSlice, selectAmountLimits, selectPurse, selectFittingQuote, selectWinOf],
  (content, { max }, purse, quote, winOf) => {
    const unit = offerOf({ ...content, form: { ...content.form, amountByBetId: {}, amountByBlockId: {} } }, 1, NO_TERMS);
    if (unit === null || quote === null) return null;
    const largestLine = Math.max(...unit.lines.map(({ amount }) => amount));
    const useful = stakeForPossibleWin(winOf(LARGEST_AMOUNT), winOf, LARGEST_AMOUNT);
    const byPlayer = quote.playerLimits.map(({ left }) => Math.floor(left / unit.amount));
    const bounds = [...byPlayer, max && Math.floor(max / largestLine), purse && Math.floor(purse / unit.amount), useful];
    return Math.min(...bounds.filter((bound) => bound !== null));
  },
);

/**
 * Largest common stake that can be placed, as a suggestion after a stake that is too large. 0 if there is none, or if bets or blocks have
 * separate stakes, which it would not change. Minor units.
 * @spec CP-32
 */
export const selectAffordableStake: (state: RootState) => number = createSelector(
  [selectMaxStake, selectAmountLimits, selectCouponSlice, selectTypeId],
  (most, { min }, { bets, form: { amountByBetId, amountByBlockId } }, typeId) => {
    const hasOwn =
      (typeId === CouponType.ManySingles && bets.some(({ outcomeId }) => amountByBetId[outcomeId] !== undefined)) ||
      (typeId === CouponType.Express && Object.keys(amountByBlockId).length > 0);
    return !hasOwn && most !== null && most >= Math.max(1, min ?? 0) ? most : 0;
  },
);

/** Preset stakes: multiples of the currency's initial stake within the limits, ascending, in minor units. @spec CP-21 */
export const selectStakePresets: (state: RootState) => readonly number[] = createSelector(
  [selectCouponCurrency, selectAmountLimits],
  ({ initialAmount }, { min, max }) =>
    [1, 2, 5, 10].map((times) => initialAmount * times).filter((amount) => amount >= (min ?? 0) && amount <= (max ?? amount)),
);
