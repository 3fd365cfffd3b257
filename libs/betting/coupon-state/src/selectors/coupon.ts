import { createSelector } from '@reduxjs/toolkit';
import { antiExpressCoef, CouponType, formatCoef } from '@touchline/betting-coupon-math';
import type { BookedCoupon } from '@touchline/betting-contract';
import { selectView, type RootState } from '@touchline/shared-state';
import { selectCouponSlice, type CouponSliceState } from '../coupon.slice.ts';
import type { CouponBet } from '../rules/content/coupon-bet.ts';
import { selectFigures } from './figures.ts';
import { selectSystemOptions, selectSystemValue } from './systems.ts';
import { selectAmount, selectAmountLimits, selectCouponAccount, selectFittingQuote, selectTypeId } from './terms.ts';

/** The coupon with the specification's names; dependent fields are derived here. @spec CP-02 */
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
  /** For an express: odds against the whole of it, in thousandths; null if they can't be sold. @spec CP-11 */
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
const codesOf = createSelector(selectFittingQuote, (quote) => quote?.promoCodes.map(({ code }) => code) ?? NOTHING);
const valuesOf = createSelector(selectSystemOptions, (options) => options.map(({ value }) => value));

/** An express of the day keeps its number while all its bets are in the coupon. */
const expressIdOf = (bets: readonly CouponBet[]): number | null => {
  const [first, ...others] = bets;
  return first !== undefined && others.every(({ expressId }) => expressId === first.expressId) ? first.expressId : null;
};

/** @spec CP-02 */
export const selectCoupon: (state: RootState) => Coupon = createSelector(
  [
    selectCouponSlice,
    selectFittingQuote,
    selectTypeId,
    selectAmount,
    selectFigures,
    selectAmountLimits,
    selectCouponAccount,
    selectView,
    codesOf,
    selectSystemValue,
    valuesOf,
  ],
  (coupon, quote, typeId, amount, figures, limits, account, view, promoCodes, systemValue, systemValues) => {
    const { placement, form, bets } = coupon;
    const coef = figures?.coef ?? null;
    return {
      tab: coupon.tab,
      typeId,
      bets,
      accountId: account?.id ?? null,
      amount,
      amountByBlockId: form.amountByBlockId,
      amountByBetId: form.amountByBetId,
      minBetAmount: limits.min,
      maxBetAmount: limits.max,
      availablePrepaidAmount: quote?.availablePrepaidAmount ?? null,
      coef,
      coefByView: coef === null ? '' : formatCoef(coef, view.coefViewId),
      promoCode: form.promoCode,
      manualPromoCode: form.manualPromoCode,
      promoCodes,
      systemValue,
      systemValues,
      antiExpressCoef: typeId === CouponType.Express ? antiExpressCoef(bets.map((bet) => bet.coef)) : null,
      successCoupon: placement.status === 'accepted' ? placement.coupon : null,
      singlesResultCoupons: placement.status === 'accepted' ? placement.singles : NOTHING,
      maxPayout: quote?.maxPayout ?? null,
      expressId: expressIdOf(bets),
      addedAtByBetId: coupon.addedAtByBetId,
      hyperBonusPercent: quote?.terms.hyperBonusPercent ?? null,
      minHyperBonusBetLimit: quote?.terms.minHyperBonusBetLimit ?? null,
      maxHyperBonusLimit: quote?.terms.maxHyperBonusLimit ?? null,
    };
  },
);
