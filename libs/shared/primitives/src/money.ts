import { Rational, toSafeNumber } from './rational.ts';

/** Money in minor units of its currency (cents, fils, yen); an integer. */
export type MinorUnits = number;
/** A coefficient or a line in thousandths; an integer. */
export type Thousandths = number;

/** Largest amount of the contract, in minor units. */
export const LARGEST_AMOUNT: MinorUnits = 1_000_000_000_000;

const CONFIG_DECIMALS = 6;

/**
 * Converts an amount in major units, as written in a configuration, to minor units: 2.5 in EUR is 250, 0.5 in KWD is 500.
 *
 * @param major - text, or a number as in JSON; a number is converted by its shortest decimal form, so 0.1 is exactly one tenth.
 * @param exponent - number of decimals of the currency: EUR 2, KWD 3, JPY 0.
 * @throws RangeError when the result is not an integer (2.5 JPY) or `major` is not a plain decimal.
 * @spec MON-4 CP-21
 */
export function minorFromMajor(major: string | number, exponent: number): MinorUnits {
  const text = typeof major === 'number' ? String(Number(major.toFixed(CONFIG_DECIMALS))) : major;
  const minor = Rational.parse(text).times(10n ** BigInt(exponent));
  if (minor.denominator !== 1n) throw new RangeError(`${text} is not a whole number of minor units with ${exponent} decimals.`);
  return toSafeNumber(minor.numerator);
}
