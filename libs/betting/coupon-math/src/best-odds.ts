import type { Thousandths } from '@touchline/shared-primitives';
import { checkCoef, checkWhole } from './check-input.ts';

const MOST_DEDUCTION = 90;

export interface OddsTaken {
  /** Odds when the bet was placed, in thousandths. */
  coef: Thousandths;
  /** Odds at the start, in thousandths; null when there are none. */
  startingCoef: Thousandths | null;
  /** Percent of the profit that runners withdrawn after the bet take from the odds taken (rule 4). */
  deduction?: number | undefined;
}

export interface OddsPaid {
  coef: Thousandths;
  deduction: number;
  /** Whether the odds at the start are the better ones. */
  isStarting: boolean;
}

/**
 * Best odds guaranteed: the odds taken or those at the start, whichever pay more. Odds at the start know who was withdrawn, so the deduction
 * belongs to the odds taken alone, and the comparison is made after it.
 * @returns odds and deduction that a bet is settled with; equal odds count as those taken.
 * @throws CouponError on odds that are none, or a deduction outside 0 to 90.
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
