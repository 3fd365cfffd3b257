import { Rational, type Thousandths } from '@touchline/shared-primitives';
import { LARGEST_COEF } from './bounds.ts';
import { checkWhole } from './check-input.ts';

const UNIT = 1000;

/**
 * A coefficient as an exact fraction.
 * @param coef - thousandths.
 * @throws CouponError on an invalid coefficient.
 * @example
 * coefOf(1850).toDecimalString(); // => '1.85'
 */
export const coefOf = (coef: Thousandths): Rational => Rational.of(checkWhole(coef, 'coef', UNIT, LARGEST_COEF), UNIT);

/**
 * Unrounded product of the coefficients, which the stake is multiplied by. One for an empty list.
 * @throws CouponError on an invalid coefficient.
 * @spec CP-10
 * @example
 * exactCoef([1850, 2375]).toDecimalString(); // => '4.39375'
 */
export function exactCoef(coefs: readonly Thousandths[]): Rational {
  const product = coefs.reduce((sum, coef, at) => sum * BigInt(checkWhole(coef, `coefs[${at}]`, UNIT, LARGEST_COEF)), 1n);
  return Rational.of(product, BigInt(UNIT) ** BigInt(coefs.length));
}

/**
 * The unrounded product as decimal text without trailing zeros, as required in the coupon to place.
 * @spec CP-04
 * @example
 * exactCoefText([1850, 2375]); // => '4.39375'
 */
export const exactCoefText = (coefs: readonly Thousandths[]): string => exactCoef(coefs).toDecimalString();

/**
 * A coefficient for display: rounded down to thousandths, so that it never suggests more than is paid.
 * @spec MON-5
 * @example
 * displayedCoef(exactCoef([1850, 2375])); // => 4393
 */
export function displayedCoef(coef: Rational): Thousandths {
  const floored = (coef.numerator * 1000n) / coef.denominator;
  return floored > BigInt(LARGEST_COEF) ? LARGEST_COEF : Number(floored);
}

/**
 * Total coefficient of an express (or a single) for display.
 * @returns thousandths, rounded down.
 * @spec CP-10
 * @example
 * totalCoef([1850, 2375]); // => 4393
 */
export const totalCoef = (coefs: readonly Thousandths[]): Thousandths => displayedCoef(exactCoef(coefs));
