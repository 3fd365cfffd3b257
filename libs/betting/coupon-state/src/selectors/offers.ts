import { createSelector } from '@reduxjs/toolkit';
import { isOneClickActive, type PromoProblem } from '@touchline/betting-coupon-math';
import { selectSiteConfig } from '@touchline/shared-config';
import type { RootState } from '@touchline/shared-state';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { selectCouponSlice } from '../coupon.slice.ts';
import { selectOneClickSlice, type OneClickBet } from '../one-click.slice.ts';
import type { OfferedPromoCode } from '../rules/quote/quote.ts';
import { selectQuoteKey } from './asking.ts';
import { selectOneClickAmount } from './one-click-sending.ts';
import { selectFittingQuote } from './terms.ts';

export interface PromoState {
  /** The code as the server knows it, until its answer as typed or chosen: a typed one takes precedence; null for none. */
  code: string | null;
  /** The server's result for that code; `asking` until it arrives. */
  verdict: 'none' | 'asking' | 'applied' | { reason: PromoProblem };
  /** Codes that the player can choose from. */
  codes: readonly OfferedPromoCode[];
}
const NO_CODES: readonly OfferedPromoCode[] = [];
/** @spec CP-28 */
export const selectPromo: (state: RootState) => PromoState = createSelector(
  [selectCouponSlice, selectFittingQuote, selectQuoteKey],
  ({ form }, quote, key) => {
    const sent = form.manualPromoCode?.trim() || form.promoCode;
    const codes = quote?.promoCodes ?? NO_CODES;
    if (!sent) return { code: null, verdict: 'none', codes };
    if (quote === null || quote.key !== key || quote.promo === null) return { code: sent, verdict: 'asking', codes };
    const { code, isApplied, reason } = quote.promo;
    return { code: `${code}`, verdict: isApplied ? 'applied' : { reason: reason ?? 'unknown-code' }, codes };
  },
);

export interface OneClickView {
  /** Whether the site offers it. @spec CP-16 */
  isOffered: boolean;
  /** Whether a click on odds places a bet now. */
  isActive: boolean;
  /** Stake of a click for the account that pays, in minor units; the bonus account has a separate one. @spec CP-22 */
  amount: number;
  /** The player is being asked, because turning it on would clear the coupon. @spec CP-17 */
  isConfirming: boolean;
  /** The latest clicks and their results, newest last. */
  bets: readonly OneClickBet[];
}
/** @spec CP-16 CP-17 CP-22 */
export const selectOneClick: (state: RootState) => OneClickView = createSelector(
  [selectSiteConfig, selectCouponSettings, selectOneClickAmount, selectOneClickSlice],
  (site, settings, amount, { isConfirming, bets }) => {
    const isOffered = site?.show_one_click ?? false;
    return {
      isOffered,
      isActive: isOneClickActive({ isShown: isOffered, isActiveOneClick: settings.isActiveOneClick }),
      amount,
      isConfirming,
      bets,
    };
  },
);
