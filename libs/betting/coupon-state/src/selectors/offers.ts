import { createSelector } from '@reduxjs/toolkit';
import {
  appliedPromoCode,
  bonusBetAvailability,
  bonusCoefficient,
  isOneClickActive,
  oneClickStake,
  vipBetAvailability,
  type BonusBetAvailability,
  type PromoProblem,
  type VipBetAvailability,
} from '@touchline/betting-coupon-math';
import { selectSiteConfig } from '@touchline/shared-config';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { selectCouponSlice } from '../coupon.slice.ts';
import { selectOneClickSlice, type OneClickBet } from '../one-click.slice.ts';
import type { OfferedPromoCode } from '../rules/quote.ts';
import { selectCouponBets } from '../select-bets.ts';
import { selectCouponCurrency, selectFittingQuote, selectIsBonusAccount, selectTypeId } from './terms.ts';

export interface BonusBetState {
  availability: BonusBetAvailability;
  /** Asked for by the player and available. */
  isOn: boolean;
  /** Factor that it would multiply the win by, hundredths. @spec CP-13 */
  coefficient: number;
}
/** @spec CP-12 CP-13 */
export const selectBonusBet: (state: unknown) => BonusBetState = createSelector(
  [selectCouponSlice, selectTypeId, selectSiteConfig],
  ({ bets, form }, typeId, site) => {
    const availability = bonusBetAvailability({ isFeatureEnabled: site?.isAvailableCouponBonusBet ?? false, typeId, bets });
    return { availability, isOn: form.isBonusBet && availability.isAvailable, coefficient: bonusCoefficient(bets.length) };
  },
);

export interface VipBetState {
  availability: VipBetAvailability;
  /** Switched on in the settings and available. */
  isOn: boolean;
}
/** @spec CP-15 */
export const selectVipBet: (state: unknown) => VipBetState = createSelector(
  [selectCouponBets, selectFittingQuote, selectTypeId, selectSiteConfig, selectCouponSettings],
  (bets, quote, typeId, site, { isVipBet }) => {
    const maxBetAmount = quote?.maxBetAmount ?? null;
    const availability = vipBetAvailability({ isConfigured: site?.showVipBet ?? false, maxBetAmount, typeId, bets });
    return { availability, isOn: isVipBet && availability.isAvailable };
  },
);

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
export const selectPromo: (state: unknown) => PromoState = createSelector([selectCouponSlice, selectFittingQuote], ({ form }, quote) => {
  const code = appliedPromoCode(form);
  const codes = quote?.promoCodes ?? NO_CODES;
  if (code === null) return { code, verdict: 'none', codes };
  if (quote === null || quote.intentId !== form.intentId || quote.promo === null) return { code, verdict: 'asking', codes };
  return { code, verdict: quote.promo.isApplied ? 'applied' : { reason: quote.promo.reason ?? 'unknown-code' }, codes };
});

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
  [selectSiteConfig, selectCouponSettings, selectIsBonusAccount, selectCouponCurrency, selectOneClickSlice],
  (site, settings, isBonusAccount, currency, { isAsked, bets }) => {
    const isOffered = site?.show_one_click ?? false;
    return {
      isOffered,
      isActive: isOneClickActive({ isShown: isOffered, isActiveOneClick: settings.isActiveOneClick }),
      amount: oneClickStake({ isBonusAccount, ...settings }) ?? currency.initialAmount,
      isAsked,
      bets,
    };
  },
);
