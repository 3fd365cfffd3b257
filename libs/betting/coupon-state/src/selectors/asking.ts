import { createSelector } from '@reduxjs/toolkit';
import { selectIsPlayer } from '@touchline/identity-state';
import type { RootState } from '@touchline/shared-state';
import { selectCouponSlice } from '../coupon.slice.ts';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { oddsBudgetLeft } from '../rules/placing/coupon-act.ts';
import { couponRequest } from '../rules/quote/coupon-request.ts';
import { quoteKey, quoteBody } from '../rules/quote/quote-body.ts';
import { selectBonusBet, selectIsVipWanted } from './modes.ts';
import { selectAmount, selectCouponAccount, selectCouponCurrency } from './terms.ts';

/** The quote request, from exactly what would be placed. @spec CP-14 CP-27 CP-28 */
export const selectQuoteBody = createSelector(
  [
    selectCouponSlice,
    selectAmount,
    selectCouponCurrency,
    selectCouponAccount,
    selectIsPlayer,
    selectIsVipWanted,
    selectBonusBet,
    selectCouponSettings,
  ],
  (content, amount, { iso }, account, isPlayer, isVipBet, bonus, settings) =>
    quoteBody({
      bets: content.bets,
      request: couponRequest(content, amount),
      currencyIso: iso,
      accountId: isPlayer ? (account?.id ?? null) : null,
      promoCode: content.form.promoCode,
      manualPromoCode: content.form.manualPromoCode,
      isVipBet,
      isBonusBet: bonus.isOn,
      oddsBudget: oddsBudgetLeft(content.bets, settings),
    }),
);

/** Server time of the quoted prices, in milliseconds; null if unknown. @spec ODD-6 */
export const selectQuotedAt = (state: RootState): number | null => selectCouponSlice(state).quote?.servedAt ?? null;

/** Current key of everything that the terms of a sale depend on. @spec ODD-3 */
export const selectQuoteKey = createSelector(selectQuoteBody, quoteKey);

/** Whether the quote belongs to this coupon and is not stale. @spec ODD-3 ODD-5 */
export const selectIsQuoted = createSelector(
  [selectCouponSlice, selectQuoteKey],
  ({ quote }, key) => quote !== null && !quote.isStale && quote.key === key,
);
