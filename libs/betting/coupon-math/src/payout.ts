import { Rational, type MinorUnits, type Thousandths } from '@touchline/shared-primitives';
import { checkAmount, checkWhole } from './check-input.ts';
import { CouponError } from './coupon-error.ts';

/** A factor in hundredths: 110 is 1.1. */
export type Hundredths = number;
const HUNDRED = 100;
const UNIT = 1000;

/**
 * The rounding mode of the library: every amount that is shown or paid is rounded down once, at the end. Only `threeDecimalWin` rounds half
 * up, as the specification defines it.
 * @spec MON-5
 * @example
 * ROUNDING; // => 'down'
 */
export const ROUNDING = 'down';

/** Input of {@link paidOf}: an exact product. */
export interface PaidTerms {
  /** Stake times coefficient, as a fraction that need not be in lowest terms. */
  top: bigint;
  bottom: bigint;
  bonus?: Hundredths | undefined;
  maxPayout?: MinorUnits | undefined;
}

/** The only place where the library rounds: bonus, then {@link ROUNDING}, then the limit. */
export function paidOf({ top, bottom, bonus = HUNDRED, maxPayout = Number.MAX_SAFE_INTEGER }: PaidTerms): MinorUnits {
  checkWhole(bonus, 'bonus', 0);
  checkAmount(maxPayout, 'maxPayout');
  const win = bonus === HUNDRED ? top / bottom : (top * BigInt(bonus)) / (bottom * 100n);
  return win > BigInt(maxPayout) ? maxPayout : Number(win);
}

export interface PayoutTerms {
  /** Stake in minor units. */
  amount: MinorUnits;
  /** Exact total coefficient, see `exactCoef`. */
  coef: Rational;
  /** Bonus factor in hundredths; none by default. */
  bonus?: Hundredths | undefined;
  /** Largest payout, in minor units. */
  maxPayout?: MinorUnits | undefined;
}

/** @throws CouponError on a stake that is negative or not a whole number. */
export const checkedAmount = (amount: MinorUnits): bigint => BigInt(checkAmount(amount));

/**
 * Payout of a coupon: the floor of stake times exact coefficient, after bonus and limit, in minor units. The same figure is shown and paid.
 *
 * A payout above the largest safe integer is cut to it.
 * @throws CouponError on a stake, bonus or limit that is negative or not a whole number, and on a negative coefficient.
 * @spec CP-09 MON-5
 * @example
 * payout({ amount: 1000, coef: exactCoef([1850, 2375]) }); // => 4393
 */
export function payout({ amount, coef, bonus, maxPayout }: PayoutTerms): MinorUnits {
  if (coef.numerator < 0n) throw new CouponError('coef', 'too-low', coef, 'coef is below zero; a payout never takes.');
  return paidOf({ top: checkedAmount(amount) * coef.numerator, bottom: coef.denominator, bonus, maxPayout });
}

export interface ThreeDecimalWinTerms {
  amount: MinorUnits;
  /** Number of decimals of the currency. */
  exponent: number;
  /** Displayed coefficient in thousandths. */
  coef: Thousandths;
  /** Unrounded coefficient; takes precedence if present. */
  exactCoef?: Rational | undefined;
}

/**
 * The win as the specification defines it: amount times (exact coefficient if set, otherwise coefficient), rounded half up to three
 * decimals of the major unit. It is shown as a labelled step of how a win is computed, beside the larger figure that is paid; it is never
 * named the possible win, hashed, booked or paid: that is {@link payout} before settlement, `possibleWin` of an offer and of a booked
 * coupon.
 *
 * @returns thousandths of the major unit: 18500 is 18.500.
 * @spec CP-09
 * @example
 * threeDecimalWin({ amount: 1000, exponent: 2, coef: 1850 }); // => 18500
 */
export function threeDecimalWin({ amount, exponent, coef, exactCoef = Rational.of(coef, UNIT) }: ThreeDecimalWinTerms): Thousandths {
  const major = Rational.of(amount, 10n ** BigInt(exponent)).times(exactCoef);
  return Number(major.times(UNIT).round());
}
