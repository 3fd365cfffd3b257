import { Rational, type MinorUnits, type Thousandths } from '@touchline/shared-primitives';

/** A factor in hundredths: 110 is 1.1. */
export type Hundredths = number;
const HUNDRED = 100;
const UNIT = 1000;

export interface PayoutTerms {
  /** Stake in minor units. */
  amount: MinorUnits;
  /** Exact total coefficient, see `exactCoef`. */
  coef: Rational;
  /** Bonus factor in hundredths; none when left out. */
  bonus?: Hundredths | undefined;
  /** The most that is paid, in minor units. */
  maxPayout?: MinorUnits | undefined;
}

/**
 * What a coupon pays: the floor of stake times exact coefficient, after bonus and limit, in minor units. The same figure is shown and paid.
 *
 * A payout that a number can't hold exactly is cut to the largest safe integer.
 * @throws RangeError on a negative or fractional stake.
 * @spec CP-09 MON-5
 */
export function payout({ amount, coef, bonus = HUNDRED, maxPayout = Number.MAX_SAFE_INTEGER }: PayoutTerms): MinorUnits {
  if (amount < 0) throw new RangeError(`A stake of ${amount} can't be paid out; stakes are zero or more.`);
  const win = Rational.of(amount).times(coef).times(Rational.of(bonus, HUNDRED)).floor();
  return win > BigInt(maxPayout) ? maxPayout : Number(win);
}

export interface PossibleWinTerms {
  amount: MinorUnits;
  /** Digits behind the point of the currency. */
  exponent: number;
  /** Displayed coefficient in thousandths. */
  coef: Thousandths;
  /** Unrounded coefficient; it counts when it is there. */
  exactCoef?: Rational | undefined;
}

/**
 * The specification's figure: amount times (exact coefficient if set, otherwise coefficient), to three decimals of the major unit.
 * A half rounds up. It is never promised and never paid: that is {@link payout}.
 *
 * @returns thousandths of the major unit: 18500 is 18.500.
 * @spec CP-09
 */
export function possibleWin({ amount, exponent, coef, exactCoef = Rational.of(coef, UNIT) }: PossibleWinTerms): Thousandths {
  const major = Rational.of(amount, 10n ** BigInt(exponent)).times(exactCoef);
  return Number(major.times(UNIT).round());
}
