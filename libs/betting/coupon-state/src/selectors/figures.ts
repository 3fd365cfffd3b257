import { createSelector } from '@reduxjs/toolkit';
import {
  couponFigures,
  CouponType,
  type CouponBlock,
  type CouponFigures,
  type CouponOffer,
  type OfferedLine,
} from '@touchline/betting-coupon-math';
import type { RootState } from '@touchline/shared-state';
import { selectCouponSlice } from '../coupon.slice.ts';
import type { CouponBet } from '../rules/content/coupon-bet.ts';
import { couponRequest, offerOf } from '../rules/quote/coupon-request.ts';
import { NO_TERMS } from '../rules/quote/quote.ts';
import { selectCouponBets } from '../select-bets.ts';
import { selectAmount, selectFittingQuote, selectTypeId } from './terms.ts';

/** Quoted terms of the sale; none without a quote. @spec CP-13 CP-23 CP-28 */
export const selectSaleTerms = createSelector(selectFittingQuote, (quote) => quote?.terms ?? NO_TERMS);

/**
 * All coupons that would be placed, with their payouts: one line for a plain coupon, several for singles, blocks and named systems. Null
 * without bets, or if too few of them are left besides the bankers. `at` of a line are indexes in `selectCouponBets`.
 * @spec CP-10 CP-13 CP-23 CP-27 CP-28
 */
export const selectOffer: (state: RootState) => CouponOffer | null = createSelector(
  [selectCouponSlice, selectAmount, selectSaleTerms],
  (content, amount, terms) => offerOf(content, amount, terms),
);

/** A bet as it is sold: a banker only if its coupon has bankers, and with the stake of a single among many. */
export type PartBet = CouponBet & { amount?: number | undefined };
/** A part that is booked as one coupon, with complete bets. */
export interface CouponPart extends CouponBlock {
  bets: readonly PartBet[];
}
/** A line of the offer with complete bets, for breakdown and what-if. @spec CP-10 */
export interface SoldLine extends OfferedLine {
  block: CouponPart;
}

/** @spec CP-10 CP-27 */
export const selectSoldLines: (state: RootState) => readonly SoldLine[] = createSelector(
  [selectOffer, selectCouponBets, selectSaleTerms],
  (offer, bets, { maxPayout }) =>
    (offer?.lines ?? []).map((line) => {
      const { blockId, typeId, amount, at, systemValue, shop } = line;
      const whole = at.flatMap((place, nth): PartBet[] => {
        const bet = bets[place];
        return bet === undefined ? [] : [{ ...bet, isBanker: line.bets[nth]?.isBanker === true }];
      });
      return { ...line, block: { blockId, typeId, systemValue: systemValue ?? undefined, shop, amount, maxPayout, bets: whole } };
    }),
);

/** Parts of a coupon by their stakes: each block, or each size of a named system; many singles are one part. @spec CP-27 CP-10 */
export const selectParts: (state: RootState) => readonly CouponPart[] = createSelector(
  [selectSoldLines, selectTypeId, selectAmount],
  (lines, typeId, amount) => {
    const keyOf = ({ blockId }: SoldLine): number => (typeId === CouponType.ManySingles ? 0 : blockId);
    const keys = [...new Set(lines.map(keyOf))];
    return keys.flatMap((blockId): CouponPart[] => {
      const own = lines.filter((line) => keyOf(line) === blockId);
      if (own.length < 2 && typeId !== CouponType.ManySingles) return own.map(({ block }) => block);
      const bets = own.flatMap((line) => line.block.bets.map((bet) => ({ ...bet, amount: line.amount })));
      return [{ blockId, typeId: CouponType.ManySingles, amount, bets }];
    });
  },
);

export interface Figures extends CouponFigures {
  /** Share of one combination of the first line for display, in minor units, rounded down. */
  perCombination: number;
  /** Win by odds alone, in minor units: without bonuses and payout limit. */
  plainWin: number;
  /** Win with the bonus factor, within the largest payout. */
  win: number;
  /** Factor of the bonus bet or the boost, in hundredths: 100 for none. @spec CP-13 */
  bonus: number;
  /** Amounts added by a hyper bonus and a code, in minor units; a code can subtract the stake. @spec CP-23 CP-28 */
  hyperBonus: number;
  promoBonus: number;
  /** Cut by the largest payout. */
  isCapped: boolean;
}

const figuresOf = ({ typeId, systemValue, shop, amount, bets }: OfferedLine, bonus?: number): CouponFigures =>
  couponFigures({ typeId, systemValue: systemValue ?? undefined, shop, amount, bets, bonus });

/** Overall coefficient: that of a single coupon, the mean weighted by stake for singles, the largest for other parts. */
function coefOfAll(typeId: CouponType, lines: readonly OfferedLine[]): Pick<CouponFigures, 'coef' | 'exactCoef'> {
  if (typeId === CouponType.ManySingles) {
    const bets = lines.flatMap(({ bets: own, amount }) => own.map(({ coef }) => ({ coef, amount })));
    return couponFigures({ typeId, amount: 0, bets });
  }
  const [largest] = [...lines].sort((a, b) => b.coef - a.coef);
  if (largest === undefined) throw new RangeError('An offer has at least one line.');
  return largest;
}

/** Coefficient, stakes and payouts; `maxWin` is the figure that is shown and paid. Null like the offer. @spec CP-09 CP-10 */
export const selectFigures: (state: RootState) => Figures | null = createSelector([selectOffer, selectCouponSlice], (offer, content) => {
  const [first] = offer?.lines ?? [];
  if (offer === null || first === undefined) return null;
  const { lines } = offer;
  const { typeId } = couponRequest(content, 0);
  const { coef, exactCoef } = coefOfAll(typeId, lines);
  const unlimited = lines.map((line) => figuresOf(line, line.bonus).maxWin);
  return {
    coef,
    exactCoef,
    combinations: offer.combinations,
    totalAmount: offer.amount,
    minWin: offer.minWin,
    maxWin: offer.possibleWin,
    perCombination: Math.floor(first.amount / first.combinations),
    plainWin: lines.reduce((all, line) => all + figuresOf(line).maxWin, 0),
    win: offer.win,
    bonus: first.bonus,
    hyperBonus: offer.hyperBonus,
    promoBonus: offer.promoBonus,
    isCapped: lines.some(({ win }, at) => win < (unlimited[at] ?? 0)),
  };
});
