import type { Thousandths } from '@touchline/shared-primitives';
import { checkCoef, checkWhole } from './check-input.ts';

const MOST_DEDUCTION = 90;

export interface OddsTaken {
  /** Odds when the bet was placed, in thousandths. */
  coef: Thousandths;
  /** Starting odds, in thousandths; null if there are none. */
  startingCoef: Thousandths | null;
  /** Percent of the profit deducted from the odds taken for runners withdrawn after the bet (rule 4). */
  deduction?: number | undefined;
}

export interface OddsPaid {
  coef: Thousandths;
  deduction: number;
  /** Whether the starting odds are better. */
  isStarting: boolean;
}

/**
 * Best odds guaranteed: the odds taken or the starting odds, whichever pay more. Starting odds already reflect withdrawn runners, so the
 * deduction applies only to the odds taken, before the comparison.
 * @returns odds and deduction to settle the bet with; if both pay the same, the odds taken.
 * @throws CouponError on invalid odds, or a deduction outside 0 to 90.
 * @spec OD-02
 * @example
 * bestOddsGuaranteed({ coef: 5000, startingCoef: 6000 }); // => { coef: 6000, deduction: 0, isStarting: true }
 * bestOddsGuaranteed({ coef: 5000, startingCoef: 4800, deduction: 10 }); // => { coef: 4800, deduction: 0, isStarting: true }
 */
export function bestOddsGuaranteed({ coef, startingCoef, deduction = 0 }: OddsTaken): OddsPaid {
  checkCoef(coef);
  checkWhole(deduction, 'deduction', 0, MOST_DEDUCTION);
  const taken = { coef, deduction, isStarting: false };
  if (startingCoef === null) return taken;
  checkCoef(startingCoef, 'startingCoef');
  return (startingCoef - 1000) * 100 > (coef - 1000) * (100 - deduction) ? { coef: startingCoef, deduction: 0, isStarting: true } : taken;
}
