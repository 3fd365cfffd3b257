import { createSelector } from '@reduxjs/toolkit';
import { appliedPromoCode, isOneClickActive, type PromoProblem } from '@touchline/betting-coupon-math';
import { selectSiteConfig } from '@touchline/shared-config';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { selectCouponSlice } from '../coupon.slice.ts';
import { selectOneClickSlice, type OneClickBet } from '../one-click.slice.ts';
import type { OfferedPromoCode } from '../rules/quote.ts';
import { selectQuoteKey } from './asking.ts';
import { selectOneClickAmount } from './one-click-sending.ts';
import { selectFittingQuote } from './terms.ts';

export interface PromoState {
  /** The code that is sent: the typed one goes before the chosen one; null for none. */
  code: string | null;
  /** Verdict of the server on that code; `asking` until it has come. */
  verdict: 'none' | 'asking' | 'applied' | { reason: PromoProblem };
  /** Codes that the player may choose from. */
  codes: readonly OfferedPromoCode[];
}
const NO_CODES: readonly OfferedPromoCode[] = [];
/** @spec CP-28 */
export const selectPromo: (state: unknown) => PromoState = createSelector(
  [selectCouponSlice, selectFittingQuote, selectQuoteKey],
  ({ form }, quote, key) => {
    const code = appliedPromoCode(form);
    const codes = quote?.promoCodes ?? NO_CODES;
    if (code === null) return { code, verdict: 'none', codes };
    if (quote === null || quote.key !== key || quote.promo === null) return { code, verdict: 'asking', codes };
    return { code, verdict: quote.promo.isApplied ? 'applied' : { reason: quote.promo.reason ?? 'unknown-code' }, codes };
  },
);

export interface OneClickView {
  /** The site offers it. @spec CP-16 */
  isOffered: boolean;
  /** A press on odds is a bet now. */
  isActive: boolean;
  /** Stake of a press on the account that pays now, minor units: the bonus account has its own. @spec CP-22 */
  amount: number;
  /** Turning it on would clear the coupon, and the player is being asked. @spec CP-17 */
  isAsked: boolean;
  /** The last presses and what became of them, newest last. */
  bets: readonly OneClickBet[];
}
/** @spec CP-16 CP-17 CP-22 */
export const selectOneClick: (state: unknown) => OneClickView = createSelector(
  [selectSiteConfig, selectCouponSettings, selectOneClickAmount, selectOneClickSlice],
  (site, settings, amount, { isAsked, bets }) => {
    const isOffered = site?.show_one_click ?? false;
    return {
      isOffered,
      isActive: isOneClickActive({ isShown: isOffered, isActiveOneClick: settings.isActiveOneClick }),
      amount,
      isAsked,
      bets,
    };
  },
);
