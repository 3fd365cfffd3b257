import type { MinorUnits, Rational, Thousandths } from '@touchline/shared-primitives';
import { sumOfPayouts, sumOfStakes } from './amount-sum.ts';
import { payoutWithBonuses, winMultiplier, type CouponBonuses } from './coupon-bonuses.ts';
import { couponFigures, type FiguresBet } from './coupon-figures.ts';
import type { ShopMaths } from './coupon-shape.ts';
import { CouponType } from './coupon-type.ts';
import type { Hundredths } from './payout.ts';
import { requestBlocks, type CouponRequest } from './request-blocks.ts';

interface OfferedFigures {
  amount: MinorUnits;
  combinations: number;
  /** Thousandths, rounded down; the largest if there are several coupons. */
  coef: Thousandths;
  /** Smallest payout if one combination wins, before bonuses, in minor units. */
  minWin: MinorUnits;
  /** Payout by odds and multiplier if every bet wins. */
  win: MinorUnits;
  hyperBonus: MinorUnits;
  /** Negative for a free bet. */
  promoBonus: MinorUnits;
  /** Payout if every bet wins. */
  possibleWin: MinorUnits;
}

/** One coupon that a request places. */
export interface OfferedLine extends OfferedFigures {
  blockId: number;
  typeId: CouponType;
  systemValue: number | null;
  /** The shop system that `systemValue` names. */
  shop?: ShopMaths | undefined;
  /** Indexes of its bets in the request. */
  at: readonly number[];
  bets: readonly FiguresBet[];
  exactCoef: Rational;
  /** Factor on the win, in hundredths. */
  bonus: Hundredths;
}

export interface CouponOffer extends OfferedFigures {
  lines: readonly OfferedLine[];
}

/** Indexes of the bets of a block: all bets if the blocks are system sizes. */
function positionsIn({ bets, typeId }: CouponRequest, { blockId, bets: inBlock }: { blockId: number; bets: readonly unknown[] }): number[] {
  const all = bets.map((_, at) => at);
  if (inBlock.length === bets.length) return all;
  return all.filter((at) => (bets[at]?.blockId ?? (typeId === CouponType.ManySingles ? at : 0)) === blockId);
}

/**
 * All coupons of a request with their figures, as a page shows them before placement and as they are booked. Each of many singles, each
 * block and each size of a named system is a separate coupon.
 * @throws CouponError when bets, sizes and stakes do not form a valid coupon.
 * @spec CP-10 CP-23 CP-27 CP-28 MON-5
 * @example
 * const bets = [{ coef: 2000 }, { coef: 3000 }];
 * const plain = { hyperBonusPercent: null, minHyperBonusBetLimit: null, maxHyperBonusLimit: null, expressBoost: null };
 * const bonuses = { ...plain, maxPayout: 100_000, promo: null, isBonusBet: false };
 * const offer = couponOffer({ typeId: CouponType.ManySingles, amount: 100, bets }, bonuses);
 * [offer.lines.length, offer.amount, offer.possibleWin]; // => [2, 200, 500]
 */
export function couponOffer(request: CouponRequest, bonuses: CouponBonuses): CouponOffer {
  const line = (
    blockId: number,
    at: readonly number[],
    shape: Pick<OfferedLine, 'typeId' | 'systemValue' | 'shop' | 'amount' | 'bets'>,
  ): OfferedLine => {
    const { typeId, systemValue, shop, amount, bets } = shape;
    const bonus = winMultiplier(shape, bonuses);
    const { maxPayout } = bonuses;
    const figures = couponFigures({ typeId, systemValue: systemValue ?? undefined, shop, amount, bets, bonus, maxPayout });
    const { win, hyperBonus, promoBonus, payout } = payoutWithBonuses({ state: 'won', amount, win: figures.maxWin }, bonuses);
    const { combinations, coef, exactCoef, minWin } = figures;
    return { ...shape, blockId, at, combinations, coef, exactCoef, minWin, bonus, win, hyperBonus, promoBonus, possibleWin: payout };
  };
  const lines = requestBlocks(request).flatMap((block) => {
    const { blockId, typeId, shop, amount, bets } = block;
    const at = positionsIn(request, block);
    if (typeId !== CouponType.ManySingles)
      return [line(blockId, at, { typeId, systemValue: block.systemValue ?? null, shop, amount, bets })];
    return bets.map((bet, nth) =>
      line(blockId, at.slice(nth, nth + 1), { typeId: CouponType.Single, systemValue: null, amount: bet.amount ?? amount, bets: [bet] }),
    );
  });
  const sum = (of: (each: OfferedLine) => number): number => lines.reduce((all, each) => all + of(each), 0);
  return {
    lines,
    amount: sumOfStakes(lines.map(({ amount }) => amount)),
    combinations: sum(({ combinations }) => combinations),
    coef: Math.max(...lines.map(({ coef }) => coef)),
    minWin: Math.min(...lines.map(({ minWin }) => minWin)),
    win: sumOfPayouts(lines.map(({ win }) => win)),
    hyperBonus: sumOfPayouts(lines.map(({ hyperBonus }) => hyperBonus)),
    promoBonus: sum(({ promoBonus }) => promoBonus),
    possibleWin: sumOfPayouts(lines.map(({ possibleWin }) => possibleWin)),
  };
}
