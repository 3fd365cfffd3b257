import { Rational, type MinorUnits } from '@touchline/shared-primitives';
import type { Hundredths } from './payout.ts';

const HUNDRED = 100;

export interface WinTerms {
  /** Exact total coefficient. */
  coef: Rational;
  bonus?: Hundredths | undefined;
  maxPayout?: MinorUnits | undefined;
}

/**
 * Smallest stake whose payout is at least the wanted one.
 * @param win - wanted payout in minor units, stake included.
 * @returns null when the payout limit is below it.
 * @spec CP-10
 * @example
 * stakeForWin(5000, { coef: coefOf(1850) }); // => 2703
 */
export function stakeForWin(win: MinorUnits, { coef, bonus = HUNDRED, maxPayout = Number.MAX_SAFE_INTEGER }: WinTerms): MinorUnits | null {
  if (win > maxPayout) return null;
  const exact = Rational.of(win).dividedBy(coef.times(Rational.of(bonus, HUNDRED)));
  return -Number(exact.negated().floor()) + 0;
}

/**
 * Largest stake that still earns its full win: a higher one would be cut by the payout limit.
 * @spec CP-10 CP-32
 * @example
 * stakeWithinMaxPayout(100_000, { coef: coefOf(1850) }); // => 54054
 */
export const stakeWithinMaxPayout = (maxPayout: MinorUnits, { coef, bonus = HUNDRED }: Omit<WinTerms, 'maxPayout'>): MinorUnits =>
  Number(
    Rational.of(maxPayout)
      .dividedBy(coef.times(Rational.of(bonus, HUNDRED)))
      .floor(),
  );
