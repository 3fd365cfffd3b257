import { createSelector } from '@reduxjs/toolkit';
import {
  CouponType,
  couponCombinations,
  couponFigures,
  LARGEST_STAKE,
  stakeSplit,
  type Combination,
  type CouponFigures,
} from '@touchline/betting-coupon-math';
import { soldLines, stakeForPossibleWin, type SoldLine } from '@touchline/betting-rules';
import { selectCouponSlice } from '../coupon.slice.ts';
import { couponParts, type CouponPart } from '../rules/coupon-parts.ts';
import { NO_TERMS } from '../rules/quote.ts';
import { selectAmount, selectAmountLimits, selectCouponAccount, selectFittingQuote } from './terms.ts';

/** What is booked as one each: a plain coupon is one part, blocks and sizes of a named system are several. @spec CP-27 CP-10 */
export const selectParts: (state: unknown) => readonly CouponPart[] = createSelector(
  [selectCouponSlice, selectAmount, selectFittingQuote],
  ({ bets, form }, amount, quote) => couponParts({ bets, form }, { amount, maxPayout: quote?.maxPayout }),
);

/** Terms of the sale: those that were quoted, none before. */
const selectSaleTerms = createSelector([selectFittingQuote], (quote) => ({ maxPayout: quote?.maxPayout, ...(quote?.terms ?? NO_TERMS) }));

/** Every coupon that would be placed, with what it pays step by step. @spec CP-10 CP-13 CP-23 CP-28 */
export const selectSoldLines: (state: unknown) => readonly SoldLine[] = createSelector([selectParts, selectSaleTerms], soldLines);

export interface Figures extends CouponFigures {
  /** Share of one combination for display, minor units, rounded down. */
  perCombination: number;
  /** Where the win comes from, minor units: odds alone, with the bonus factor and the payout limit, then what bonuses add. @spec CP-23 */
  plainWin: number;
  win: number;
  /** Factor of the bonus bet or the boost, hundredths: 100 for none. @spec CP-13 */
  bonus: number;
  hyperBonus: number;
  promoBonus: number;
  /** Something is cut by the largest payout. */
  isCapped: boolean;
}

const sum = (lines: readonly SoldLine[], of: (line: SoldLine) => number): number => lines.reduce((all, line) => all + of(line), 0);

/** Coefficient, stakes and what can come back, exact; `maxWin` is the figure that is shown and paid. Null without bets. @spec CP-09 CP-10 */
export const selectFigures: (state: unknown) => Figures | null = createSelector([selectParts, selectSoldLines], (parts, lines) => {
  // Coefficients of several parts do not add up: the largest stands for them.
  const [part] = [...parts].map((one) => ({ ...one, figures: couponFigures(one) })).sort((a, b) => b.figures.coef - a.figures.coef);
  if (part === undefined) return null;
  return {
    coef: part.figures.coef,
    exactCoef: part.figures.exactCoef,
    combinations: sum(lines, (line) => line.combinations),
    totalAmount: sum(lines, (line) => line.amount),
    minWin: Math.min(...lines.map(({ minWin }) => minWin)),
    maxWin: sum(lines, (line) => line.possibleWin),
    perCombination: stakeSplit(part).shownPerCombination,
    plainWin: sum(lines, (line) => line.plainWin),
    win: sum(lines, (line) => line.win),
    bonus: lines[0]?.bonus ?? 100,
    hyperBonus: sum(lines, (line) => line.hyper.bonus),
    promoBonus: sum(lines, (line) => line.promoBonus),
    isCapped: lines.some(({ plainWin: plain, win, hyper }) => win < plain || hyper.reason === 'max-payout'),
  };
});

/** Possible win of another stake, by the same terms. */
const selectWinOf = createSelector(
  [selectCouponSlice, selectSaleTerms],
  ({ bets, form }, terms) =>
    (amount: number) =>
      soldLines(couponParts({ bets, form }, { amount }), terms).reduce((all, { possibleWin }) => all + possibleWin, 0),
);

/**
 * Smallest stake whose possible win is at least this many minor units: `useSelector(selectStakeForWin(win))`. Null when no stake that the
 * limits allow reaches it.
 * @spec CP-10
 */
export const selectStakeForWin =
  (win: number) =>
  (state: unknown): number | null =>
    selectParts(state).length === 0 ? null : stakeForPossibleWin(win, selectWinOf(state), selectAmountLimits(state).max ?? LARGEST_STAKE);

/** Largest stake that limits, balance and the largest payout allow, minor units; null while nothing bounds it. @spec CP-32 */
export const selectMaxStake: (state: unknown) => number | null = createSelector(
  [selectCouponSlice, selectAmountLimits, selectCouponAccount, selectFittingQuote, selectParts, selectWinOf],
  ({ bets, form }, { max }, account, quote, parts, winOf) => {
    if (parts.length === 0) return null;
    const money = account === null ? null : account.money + (form.isPrepaid ? (quote?.availablePrepaidAmount ?? 0) : 0);
    const perUnit = couponParts({ bets, form: { ...form, amountByBetId: {}, amountByBlockId: {} } }, { amount: 1 });
    const units = perUnit.reduce((all, part) => all + (part.typeId === CouponType.ManySingles ? part.bets.length : part.amount), 0);
    const useful = quote === null ? null : stakeForPossibleWin(winOf(LARGEST_STAKE), winOf, LARGEST_STAKE);
    const bounds = [max, money === null ? null : Math.floor(money / units), useful].filter((bound) => bound !== null);
    return bounds.length === 0 ? null : Math.min(...bounds);
  },
);

/** A page of the break-down: combinations of one part from a place on, made only as far as they are read. @spec CP-10 */
export function combinationPage(part: CouponPart, { from = 0, count }: { from?: number; count: number }): Combination[] {
  const page: Combination[] = [];
  for (const combination of couponCombinations(part, from)) {
    page.push(combination);
    if (page.length === count) break;
  }
  return page;
}
