import { createSelector } from '@reduxjs/toolkit';
import { selectAccounts, selectActiveAccount } from '@touchline/account-state';
import { amountLimits, amountStep, couponTypesAvailable, initialAmount } from '@touchline/betting-coupon-math';
import { selectSiteConfig } from '@touchline/shared-config';
import type { Account } from '@touchline/account-contract';
import type { StakeLimit } from '@touchline/betting-contract';
import type { RootState } from '@touchline/shared-state';
import { selectCouponSettings } from '../coupon-settings.slice.ts';
import { selectCouponSlice, type CouponSliceState } from '../coupon.slice.ts';
import { effectiveType, OFFERED_TYPES } from '../rules/content/effective-type.ts';
import { STAKE_CONFIG } from '../rules/stakes/stake-config.ts';
import { selectCouponCount } from '../select-bets.ts';

const BONUS_ACCOUNT = 4;

export const selectTypeId = createSelector(selectCouponSlice, effectiveType);
/** Available types that the site offers; the first is the default. @spec CP-01 */
export const selectAvailableTypes = createSelector(selectCouponCount, (count) => couponTypesAvailable(count, OFFERED_TYPES));
export const selectPlacement = (state: RootState) => selectCouponSlice(state).placement;
export const selectUndo = (state: RootState) => selectCouponSlice(state).undo;
export const selectCouponTab = (state: RootState): CouponSliceState['tab'] => selectCouponSlice(state).tab;
export const selectDroppedBets = (state: RootState): number => selectCouponSlice(state).droppedBets;
export const selectIntentId = (state: RootState): string | null => selectCouponSlice(state).form.intentId;

/** The account that pays: the chosen one, otherwise the active one; null for visitors and while unknown. @spec CP-32 */
export function selectCouponAccount(state: RootState): Account | null {
  const { accountId } = selectCouponSlice(state);
  return selectAccounts(state).find(({ id }) => id === accountId) ?? selectActiveAccount(state);
}
/** Whether the bonus account pays: it has no maximum stake, and a separate one-click stake. @spec CP-14 CP-22 */
export const selectIsBonusAccount = (state: RootState): boolean => selectCouponAccount(state)?.type === BONUS_ACCOUNT;

/** What is needed to format and step amounts of a currency. */
export interface CouponCurrency {
  iso: string;
  exponent: number;
  /** Step of the stake buttons, minor units. @spec CP-21 */
  step: number;
  initialAmount: number;
}

/** Currency of the coupon: that of the account, or the site's fallback for visitors. @spec CP-21 */
export const selectCouponCurrency: (state: RootState) => CouponCurrency = createSelector(
  [selectCouponAccount, selectSiteConfig, selectCouponSettings],
  (account, site, settings) => {
    const config = site ?? STAKE_CONFIG;
    const iso = account?.iso ?? config.fallbackCurrencyIso;
    const manual = settings.isManualAmountStep ? settings.amountStepByCurrencyIso[iso] : undefined;
    const exponent = account?.exponent ?? config.currencyExponents[iso] ?? 2;
    return { iso, exponent, step: manual ?? amountStep(iso, config), initialAmount: initialAmount(iso, config) };
  },
);

/** Stake in minor units: set by the player, otherwise the currency's initial amount. @spec CP-21 */
export const selectAmount = createSelector(
  [selectCouponSlice, selectCouponCurrency],
  ({ form }, currency) => form.amount ?? currency.initialAmount,
);

/** The quote, if it is in the coupon's currency. @spec CP-14 MON-4 */
export const selectFittingQuote = createSelector([selectCouponSlice, selectCouponCurrency], ({ quote }, { iso }) =>
  quote?.currencyIso === iso ? quote : null,
);

const NO_LIMITS: readonly StakeLimit[] = [];
/** Responsible-gaming limits that the stakes of this coupon count against, before this coupon. @spec RG-02 CP-14 */
export const selectPlayerLimits = (state: RootState): readonly StakeLimit[] => selectFittingQuote(state)?.playerLimits ?? NO_LIMITS;

/** Limits that currently apply to the stake, in minor units. @spec CP-14 CP-22 */
export const selectAmountLimits = createSelector(
  [selectFittingQuote, selectTypeId, selectIsBonusAccount, selectSiteConfig],
  (quote, typeId, isBonusAccount, site) =>
    amountLimits({
      typeId,
      isBonusAccount,
      couponTypesWithMinAmount: site?.couponTypesWithMinAmount ?? OFFERED_TYPES,
      couponTypesWithMaxAmount: site?.couponTypesWithMaxAmount ?? OFFERED_TYPES,
      minBetAmount: quote?.minBetAmount ?? null,
      maxBetAmount: quote?.maxBetAmount ?? null,
    }),
);
