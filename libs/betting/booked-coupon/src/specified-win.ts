import { CouponType, threeDecimalWin } from '@touchline/betting-coupon-math';
import { Rational } from '@touchline/shared-primitives';
import type { IntlShape } from 'react-intl';

/** Most decimals of an unrounded coefficient that are written; the figure is computed from all of them. */
const MOST_DECIMALS = 6;
const WIN_DECIMALS = 3;
const UNIT = 1000;

export interface SpecifiedWinTerms {
  /** Stake in minor units. */
  amount: number;
  exponent: number;
  /** Total coefficient in thousandths. */
  coef: number;
  /** Unrounded coefficient, if it is known. */
  exactCoef?: Rational | undefined;
}

/** Whether the win of a coupon is one stake times one coefficient: a single or an express. */
export const isOneProduct = (typeId: number): boolean => typeId === CouponType.Single || typeId === CouponType.Express;

/**
 * The figure of the specification with its factors, `5.00 × 10.025 = 50.125`: a step of how a win is computed. It has three decimals and may
 * exceed the amount that is paid, so it is never called the possible win, and no amount is derived from it.
 *
 * @spec CP-09 MON-5
 */
export function specifiedWinText(
  intl: Pick<IntlShape, 'formatNumber'>,
  { amount, exponent, coef, exactCoef = Rational.of(coef, UNIT) }: SpecifiedWinTerms,
): string {
  const written = (value: Rational, most: number, least = most): string =>
    intl.formatNumber(Number(value.toDecimalString(most)), { minimumFractionDigits: least, maximumFractionDigits: most });
  const stake = written(Rational.of(amount, 10n ** BigInt(exponent)), exponent);
  const isCut = !Rational.parse(exactCoef.toDecimalString(MOST_DECIMALS)).equals(exactCoef);
  const factor = `${written(exactCoef, MOST_DECIMALS, 2)}${isCut ? '…' : ''}`;
  return `${stake} × ${factor} = ${written(Rational.of(threeDecimalWin({ amount, exponent, coef, exactCoef }), UNIT), WIN_DECIMALS)}`;
}
