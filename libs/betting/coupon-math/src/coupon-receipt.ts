import type { MinorUnits } from '@touchline/shared-primitives';
import { sumOfPayouts, sumOfStakes } from './amount-sum.ts';
import type { CouponBlock } from './blocks.ts';
import { couponFigures, type CouponFigures, type FiguresBet } from './coupon-figures.ts';
import type { CouponType } from './coupon-type.ts';

export interface ReceiptLine extends CouponFigures {
  blockId: number;
  typeId: CouponType;
  systemValue: number | null;
  bets: readonly FiguresBet[];
}

/** Figures of everything that one request places; a plain coupon has one line. */
export interface CouponReceipt {
  lines: readonly ReceiptLine[];
  combinations: number;
  totalAmount: MinorUnits;
  /** Smallest payout if one combination of one line wins. */
  minWin: MinorUnits;
  /** Payout if every bet wins; each line is rounded and limited separately, as it is booked. Cut to the largest safe integer. */
  maxWin: MinorUnits;
}

/**
 * Computes the figures of a request, per line and in total.
 * @throws CouponError when a block is not a valid coupon, see {@link couponFigures}.
 * @spec CP-10 CP-27
 * @example
 * const receipt = couponReceipt(namedSystemBlocks({ name: 'patent', amount: 100, bets: [{ coef: 2000 }, { coef: 2000 }, { coef: 2000 }] }));
 * [receipt.combinations, receipt.totalAmount, receipt.minWin, receipt.maxWin]; // => [7, 700, 200, 2600]
 */
export function couponReceipt(blocks: readonly CouponBlock[]): CouponReceipt {
  const lines = blocks.map((block): ReceiptLine => {
    const { blockId, typeId, systemValue, bets } = block;
    return { blockId, typeId, systemValue: systemValue ?? null, bets, ...couponFigures(block) };
  });
  return {
    lines,
    combinations: lines.reduce((sum, { combinations }) => sum + combinations, 0),
    totalAmount: sumOfStakes(lines.map(({ totalAmount }) => totalAmount)),
    minWin: lines.length === 0 ? 0 : Math.min(...lines.map(({ minWin }) => minWin)),
    maxWin: sumOfPayouts(lines.map(({ maxWin }) => maxWin)),
  };
}
