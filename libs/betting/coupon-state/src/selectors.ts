import { createSelector } from '@reduxjs/toolkit';
import { selectAccounts, selectActiveAccount } from '@touchline/account-state';
import {
  amountLimits,
  couponFigures,
  couponTypesAvailable,
  formatCoef,
  initialAmount,
  amountStep,
  type CouponType,
  CouponType as Type,
} from '@touchline/betting-coupon-math';
import { selectIsPlayer } from '@touchline/identity-state';
import type { Account, BookedCoupon, SiteConfig } from '@touchline/shared-contract';
import { selectSiteConfig } from '@touchline/shared-config';
import { selectView } from '@touchline/shared-state';
import { selectCouponSettings } from './coupon-settings.slice.ts';
import { selectCouponSlice, type CouponSliceState } from './coupon.slice.ts';
import { couponAct, type CouponAct } from './rules/coupon-act.ts';
import { lockReasons, type CouponBet, type LockReason } from './rules/coupon-bet.ts';
import { effectiveType, OFFERED_TYPES } from './rules/coupon-content.ts';
import { STAKE_CONFIG } from './rules/stake-config.ts';
import { selectCouponBets, selectCouponCount } from './select-bets.ts';

const BONUS_ACCOUNT = 4;

export const selectTypeId = createSelector(selectCouponSlice, effectiveType);
/** Types that the bets make and the site offers; the first is taken when nobody chooses. @spec CP-01 */
export const selectAvailableTypes = createSelector(selectCouponCount, (count) => couponTypesAvailable(count, OFFERED_TYPES));
/** Why each locked bet is locked, by outcome id. @spec CP-08 CP-29 */
export const selectLocks: (state: unknown) => ReadonlyMap<number, LockReason> = createSelector(
  [selectCouponBets, selectTypeId],
  lockReasons,
);
export const selectPlacement = (state: unknown) => selectCouponSlice(state).placement;
export const selectUndo = (state: unknown) => selectCouponSlice(state).undo;
export const selectCouponTab = (state: unknown): CouponSliceState['tab'] => selectCouponSlice(state).tab;
export const selectDroppedBets = (state: unknown): number => selectCouponSlice(state).droppedBets;
export const selectIntentId = (state: unknown): string | null => selectCouponSlice(state).form.intentId;

/** The account that pays: the chosen one, else the active one; null for a visitor and while nobody knows. @spec CP-32 */
export function selectCouponAccount(state: unknown): Account | null {
  const { accountId } = selectCouponSlice(state);
  return selectAccounts(state).find(({ id }) => id === accountId) ?? selectActiveAccount(state);
}

/** What a currency needs to be written and stepped. */
export interface CouponCurrency {
  iso: string;
  exponent: number;
  /** Step of the stake buttons, minor units. @spec CP-21 */
  step: number;
  initialAmount: number;
}

/** Currency of the coupon: the account's, for a visitor the site's fallback. @spec CP-21 */
export const selectCouponCurrency: (state: unknown) => CouponCurrency = createSelector(
  [selectCouponAccount, selectSiteConfig, selectCouponSettings],
  (account, site, settings) => {
    const config = site ?? STAKE_CONFIG;
    const iso = account?.iso ?? config.fallbackCurrencyIso;
    const manual = settings.isManualAmountStep ? settings.amountStepByCurrencyIso[iso] : undefined;
    const exponent = account?.exponent ?? config.currencyExponents[iso] ?? 2;
    return { iso, exponent, step: manual ?? amountStep(iso, config), initialAmount: initialAmount(iso, config) };
  },
);

/** Stake in minor units: what the player set, else the currency's initial amount. @spec CP-21 */
export const selectAmount = createSelector(
  [selectCouponSlice, selectCouponCurrency],
  ({ form }, currency) => form.amount ?? currency.initialAmount,
);

/** What was quoted, as long as it is in the coupon's currency. @spec CP-14 MON-4 */
const selectFittingQuote = createSelector([selectCouponSlice, selectCouponCurrency], ({ quote }, { iso }) =>
  quote?.currencyIso === iso ? quote : null,
);

/** Limits that apply to the stake now. @spec CP-14 */
export const selectAmountLimits = createSelector(
  [selectFittingQuote, selectTypeId, selectCouponAccount, selectSiteConfig],
  (quote, typeId, account, site) =>
    amountLimits({
      typeId,
      isBonusAccount: account?.type === BONUS_ACCOUNT,
      couponTypesWithMinAmount: (site as SiteConfig | null)?.couponTypesWithMinAmount ?? OFFERED_TYPES,
      couponTypesWithMaxAmount: (site as SiteConfig | null)?.couponTypesWithMaxAmount ?? OFFERED_TYPES,
      minBetAmount: quote?.minBetAmount ?? null,
      maxBetAmount: quote?.maxBetAmount ?? null,
    }),
);

/** Coefficient, stakes and what can come back, exact. @spec CP-09 CP-10 */
export const selectFigures = createSelector(
  [selectCouponSlice, selectFittingQuote, selectTypeId, selectAmount],
  ({ bets, form }, quote, typeId, amount) => {
    if (bets.length === 0) return null;
    return couponFigures({
      typeId,
      amount,
      systemValue: form.systemValue ?? undefined,
      maxPayout: quote?.maxPayout,
      bets: bets.map(({ coef, isBanker, outcomeId }) => ({
        coef,
        isBanker,
        amount: typeId === Type.ManySingles ? form.amountByBetId[outcomeId] : undefined,
      })),
    });
  },
);

const PLACEMENT_STAGE = { placing: 'busy', pending: 'check' } as const;

/** What the button does now. @spec CP-25 CP-29 CPN-2 ODD-5 */
export const selectCouponAct: (state: unknown) => CouponAct = createSelector(
  [
    selectCouponSlice,
    selectFittingQuote,
    selectTypeId,
    selectLocks,
    selectCouponSettings,
    selectIsPlayer,
    selectAmount,
    selectFigures,
    selectAmountLimits,
    selectCouponAccount,
  ],
  ({ bets, form, placement }, quote, typeId, locks, settings, isPlayer, amount, figures, limits, account) => {
    const amounts = typeId === Type.ManySingles ? bets.map(({ outcomeId }) => form.amountByBetId[outcomeId] ?? amount) : [amount];
    return couponAct({
      bets,
      typeId,
      locks,
      changeCoefAction: settings.changeCoefAction,
      placement: placement.status === 'placing' || placement.status === 'pending' ? PLACEMENT_STAGE[placement.status] : 'free',
      isPlayer,
      isQuoted: quote !== null && !quote.isStale,
      amounts,
      totalAmount: figures?.totalAmount ?? 0,
      limits,
      money: account?.money ?? null,
    });
  },
);

/** The coupon by the specification's names; what follows from the rest is derived here. @spec CP-02 */
export interface Coupon {
  tab: CouponSliceState['tab'];
  typeId: CouponType;
  bets: readonly CouponBet[];
  accountId: number | null;
  amount: number;
  amountByBlockId: Readonly<Record<number, number>>;
  amountByBetId: Readonly<Record<number, number>>;
  minBetAmount: number | null;
  maxBetAmount: number | null;
  availablePrepaidAmount: number | null;
  /** Thousandths, rounded down; null for an empty coupon. */
  coef: number | null;
  coefByView: string;
  promoCode: string | null;
  manualPromoCode: string | null;
  promoCodes: readonly string[];
  systemValue: number | null;
  systemValues: readonly number[];
  antiExpressCoef: number | null;
  successCoupon: BookedCoupon | null;
  singlesResultCoupons: readonly BookedCoupon[];
  maxPayout: number | null;
  expressId: number | null;
  addedAtByBetId: Readonly<Record<number, number>>;
  hyperBonusPercent: number | null;
  minHyperBonusBetLimit: number | null;
  maxHyperBonusLimit: number | null;
}

const NOTHING: readonly never[] = [];

/** @spec CP-02 */
export const selectCoupon: (state: unknown) => Coupon = createSelector(
  [selectCouponSlice, selectTypeId, selectAmount, selectFigures, selectAmountLimits, selectCouponAccount, selectView],
  (coupon, typeId, amount, figures, limits, account, view) => {
    const { placement, form, quote } = coupon;
    const coef = figures?.coef ?? null;
    return {
      tab: coupon.tab,
      typeId,
      bets: coupon.bets,
      accountId: account?.id ?? null,
      amount,
      amountByBlockId: form.amountByBetId,
      amountByBetId: form.amountByBetId,
      minBetAmount: limits.min,
      maxBetAmount: limits.max,
      availablePrepaidAmount: coupon.availablePrepaidAmount,
      coef,
      coefByView: coef === null ? '' : formatCoef(coef, view.coefViewId),
      promoCode: coupon.promoCode,
      manualPromoCode: coupon.manualPromoCode,
      promoCodes: coupon.promoCodes,
      systemValue: form.systemValue,
      systemValues: NOTHING,
      antiExpressCoef: null,
      successCoupon: placement.status === 'accepted' ? placement.coupon : null,
      singlesResultCoupons: placement.status === 'accepted' ? placement.singles : NOTHING,
      maxPayout: quote?.maxPayout ?? null,
      expressId: coupon.expressId,
      addedAtByBetId: coupon.addedAtByBetId,
      hyperBonusPercent: coupon.hyperBonusPercent,
      minHyperBonusBetLimit: coupon.minHyperBonusBetLimit,
      maxHyperBonusLimit: coupon.maxHyperBonusLimit,
    };
  },
);
