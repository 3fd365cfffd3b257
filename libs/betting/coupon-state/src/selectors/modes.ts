import { createSelector } from '@reduxjs/toolkit';
import {
  bonusBetAvailability,
  bonusCoefficient,
  expressBoost,
  vipBetAvailability,
  type BonusBetAvailability,
  type VipBetAvailability,
} from '@touchline/betting-coupon-math';
import { selectSiteConfig } from '@touchline/shared-config';
import type { RootState } from '@touchline/shared-state';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { selectCouponSlice } from '../coupon.slice.ts';
import { selectCouponBets } from '../select-bets.ts';
import { selectFittingQuote, selectIsBonusAccount, selectTypeId } from './terms.ts';

export interface BonusBetState {
  availability: BonusBetAvailability;
  /** Available, and either chosen by the player or, if undecided, worth more than the express boost. It costs nothing. */
  isOn: boolean;
  /** Factor that it would multiply the win by, in hundredths. @spec CP-13 */
  coefficient: number;
}
/** @spec CP-12 CP-13 */
export const selectBonusBet: (state: RootState) => BonusBetState = createSelector(
  [selectCouponSlice, selectTypeId, selectSiteConfig],
  ({ bets, form, quote }, typeId, site) => {
    const boost = quote?.terms.expressBoost;
    const boosted = boost ? expressBoost({ ...boost, coefs: bets.map(({ coef }) => coef) }).bonus : 0;
    const coefficient = bonusCoefficient(bets.length);
    const isFeatureEnabled = (site?.isAvailableCouponBonusBet ?? false) && quote?.isBonusOffered !== false;
    const availability = bonusBetAvailability({ isFeatureEnabled, typeId, bets });
    return { availability, isOn: availability.isAvailable && (form.isBonusBet ?? coefficient > boosted), coefficient };
  },
);

export interface VipBetState {
  availability: VipBetAvailability;
  /** Switched on in the settings and available. */
  isOn: boolean;
}
/** @spec CP-15 */
export const selectVipBet: (state: RootState) => VipBetState = createSelector(
  [selectCouponBets, selectFittingQuote, selectTypeId, selectSiteConfig, selectCouponSettings],
  (bets, quote, typeId, site, { isVipBet }) => {
    const maxBetAmount = quote?.maxBetAmount ?? null;
    const availability = vipBetAvailability({ isConfigured: site?.showVipBet ?? false, maxBetAmount, typeId, bets });
    return { availability, isOn: isVipBet && availability.isAvailable };
  },
);

const UNKNOWN_MAX = 0;

/**
 * Whether to request a VIP bet, as far as this page can know. Only the server knows whether there is a maximum stake; the bonus account has
 * none.
 * @spec CP-15
 */
export const selectIsVipWanted: (state: RootState) => boolean = createSelector(
  [selectCouponBets, selectIsBonusAccount, selectTypeId, selectSiteConfig, selectCouponSettings],
  (bets, isBonusAccount, typeId, site, { isVipBet }) => {
    const maxBetAmount = isBonusAccount ? null : UNKNOWN_MAX;
    return isVipBet && vipBetAvailability({ isConfigured: site?.showVipBet ?? false, maxBetAmount, typeId, bets }).isAvailable;
  },
);
