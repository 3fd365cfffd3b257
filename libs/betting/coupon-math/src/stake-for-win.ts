import { Rational, type MinorUnits } from '@touchline/shared-primitives';
import { checkAmount, checkWhole } from './check-input.ts';
import { CouponError } from './coupon-error.ts';
import type { Hundredths } from './payout.ts';

const HUNDRED = 100;

export interface WinTerms {
  /** Exact total coefficient. */
  coef: Rational;
  bonus?: Hundredths | undefined;
  maxPayout?: MinorUnits | undefined;
}

function checkTerms({ coef, bonus = HUNDRED }: Omit<WinTerms, 'maxPayout'>): void {
  checkWhole(bonus, 'bonus', 1);
  if (coef.numerator <= 0n) throw new CouponError('coef', 'too-low', coef, 'coef is zero or below; no stake wins with it.');
}

/**
 * Smallest stake whose payout is at least the wanted one.
 * @param win - wanted payout in minor units, stake included.
 * @returns null when the payout limit is below it.
 * @throws CouponError on a win, limit, bonus or coefficient that is none.
 * @spec CP-10
 * @example
 * stakeForWin(5000, { coef: coefOf(1850) }); // => 2703
 */
export function stakeForWin(win: MinorUnits, { coef, bonus = HUNDRED, maxPayout = Number.MAX_SAFE_INTEGER }: WinTerms): MinorUnits | null {
  checkAmount(win, 'win');
  checkAmount(maxPayout, 'maxPayout');
  checkTerms({ coef, bonus });
  if (win > maxPayout) return null;
  const exact = Rational.of(win).dividedBy(coef.times(Rational.of(bonus, HUNDRED)));
  return -Number(exact.negated().floor()) + 0;
}

/**
 * Largest stake that still earns its full win: a higher one would be cut by the payout limit.
 * @throws CouponError as {@link stakeForWin} does.
 * @spec CP-10 CP-32
 * @example
 * stakeWithinMaxPayout(100_000, { coef: coefOf(1850) }); // => 54054
 */
export function stakeWithinMaxPayout(maxPayout: MinorUnits, { coef, bonus = HUNDRED }: Omit<WinTerms, 'maxPayout'>): MinorUnits {
  checkAmount(maxPayout, 'maxPayout');
  checkTerms({ coef, bonus });
  const exact = Rational.of(maxPayout).dividedBy(coef.times(Rational.of(bonus, HUNDRED)));
  return Number(exact.floor());
}
